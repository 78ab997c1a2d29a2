import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { getRouteFacts } from '../layouts/route-facts';
import type { AppServices } from '../services/app-services';

const TYPED = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/** True if a reload now loses nothing: no input, no unsent answers of a lost session (D10), no write under way. */
export function isReloadSafe({
  routes,
  store,
  actors,
}: Pick<AppServices, 'routes' | 'store' | 'actors'>): boolean {
  const { mutations } = store.getState().api;
  return (
    getRouteFacts(routes, window.location.pathname).isReloadSafe === true &&
    !actors.hasUnsavedChanges() &&
    Object.values(mutations).every((mutation) => mutation?.status !== QueryStatus.pending) &&
    document.querySelector('dialog[open]') === null &&
    // A field with a default counts as filled, too: whether it is one cannot be told.
    [...document.querySelectorAll<HTMLInputElement>(TYPED)].every(({ value }) => value === '')
  );
}
