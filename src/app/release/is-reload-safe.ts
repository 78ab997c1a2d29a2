import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { AppServices } from '../services/app-services';

/**
 * Pages that look the same after a reload. Not among them: links that act when they are opened (unsubscribe), flows, and
 * pages that say what has just happened.
 */
const RESTING_PATHS =
  /^\/(?:login|progress|profile|app-invite|settings(?:\/.*)?|check-ins(?:\/[^/]+\/completed(?:\/[^/]+)?)?|kiosk\/[^/]+|clinics\/[^/]+)?\/?$/i;

const TYPED = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/** True if a reload now loses nothing: no input, no unsent answers of a lost session (D10), no write under way. */
export function isReloadSafe({ store, actors }: Pick<AppServices, 'store' | 'actors'>): boolean {
  const { mutations } = store.getState().api;
  return (
    RESTING_PATHS.test(window.location.pathname) &&
    !actors.hasUnsavedChanges() &&
    Object.values(mutations).every((mutation) => mutation?.status !== QueryStatus.pending) &&
    document.querySelector('dialog[open]') === null &&
    // A field with a default counts as filled, too: whether it is one cannot be told.
    [...document.querySelectorAll<HTMLInputElement>(TYPED)].every(({ value }) => value === '')
  );
}
