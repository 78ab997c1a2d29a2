import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { dropPrefetched } from '../../api/early-load.actions';
import { getRouteFacts } from '../layouts/route-facts';
import { mayResumeSession } from '../session/may-resume-session';
import type { AppServices } from '../services/app-services';
import type { AppStore } from '../store/store';

/** How long nothing may be requested until the first screen counts as settled, in ms. */
const QUIET_MS = 300;

type Props = { readonly services: AppServices };

/**
 * When the first screen has settled, which this must not hold up: drops what was prefetched for it and not used, and resumes a
 * live session on public pages (D9). Renders nothing.
 */
export function ResumeWhenSettled({ services }: Props) {
  useEffect(
    () =>
      whenSettled(services.store, () => {
        services.store.dispatch(dropPrefetched());
        const { routes } = services;
        const { needsSession = false } = getRouteFacts(routes, window.location.pathname);
        if (!needsSession && mayResumeSession(routes, window.location))
          void resumeSession(services);
      }),
    [services],
  );
  return null;
}

/** A page that was left for this one, or /login, has resumed it already. */
async function resumeSession(services: AppServices): Promise<void> {
  try {
    const { createSessionService } = await import('../session/session-service');
    const { actor, resume } = services.get(createSessionService);
    if (actor.getSnapshot().matches('unknown')) await resume();
  } catch {
    // The page works without a session.
  }
}

/** Calls `onSettled` once; returns the function that cancels that. */
function whenSettled(store: AppStore, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    if (!isRequesting(store)) timer = setTimeout(settle, QUIET_MS);
  };
  const unsubscribe = store.subscribe(restart);
  const cancel = () => {
    clearTimeout(timer);
    unsubscribe();
  };
  const settle = () => {
    cancel();
    onSettled();
  };
  restart();
  return cancel;
}

function isRequesting(store: AppStore): boolean {
  const { queries, mutations } = store.getState().api;
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (request) => request?.status === QueryStatus.pending,
  );
}
