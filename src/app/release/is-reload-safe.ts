import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../api/base-api';
import type { ThunkExtra } from '../../api/thunk-extra';
import { getRouteFacts } from '../layouts/route-facts';
import type { AppServices } from '../services/app-services';

const TYPED = 'textarea, select, input:not([type="checkbox"], [type="radio"])';

/** True if a reload now loses nothing: no input, no unsent answers of a lost session (D10), no write under way. */
export function isReloadSafe({
  routes,
  store,
  actors,
}: Pick<AppServices, 'routes' | 'store' | 'actors'>): boolean {
  return (
    getRouteFacts(routes, window.location.pathname).isReloadSafe === true &&
    !actors.hasUnsavedChanges() &&
    !store.dispatch(isWriting()) &&
    document.querySelector('dialog[open]') === null &&
    // A field with a default counts as filled, too: whether it is one cannot be told.
    [...document.querySelectorAll<HTMLInputElement>(TYPED)].every(({ value }) => value === '')
  );
}

/**
 * True while a write is under way, or a refresh, whose response replaces a token that the server accepts only once. The state of
 * the store does not show it: most writes are started with `track: false`.
 */
function isWriting(): ThunkAction<boolean, unknown, ThunkExtra, UnknownAction> {
  return (dispatch, _getState, { pending }) =>
    dispatch(baseApi.util.getRunningMutationsThunk()).length > 0 || pending.refreshes.size > 0;
}
