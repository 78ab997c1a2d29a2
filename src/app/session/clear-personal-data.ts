import { baseApi } from '../../api/base-api';
import { clearStorage } from '../../lib/storage/safe-storage';
import { isIntakeStorageKey } from '../../state/intake-storage';
import type { AppStore } from '../store/store';
import { pendingSignOut } from './pending-sign-out';

export type ClearOptions = { readonly keepsIntake?: boolean };

/**
 * Clears what is kept of a person: cached API responses and sessionStorage (`tab`), and localStorage as well (`device`).
 * Screens that read data have to be unmounted before, or they would request it again. The flag of a sign-out that the
 * server has not confirmed is kept, or the cookie would sign that person in again. `keepsIntake` leaves the intake of a link
 * alone, which has a session of its own: only a deliberate sign-out ends it.
 */
export function clearPersonalData(
  { dispatch }: AppStore,
  scope: 'tab' | 'device',
  { keepsIntake = false }: ClearOptions = {},
): void {
  const isKept = keepsIntake ? isIntakeStorageKey : undefined;
  dispatch(baseApi.util.resetApiState());
  clearStorage('session', isKept);
  if (scope === 'tab') return;
  const isUnconfirmed = pendingSignOut.isSet();
  clearStorage('local', isKept);
  if (isUnconfirmed) pendingSignOut.set();
}
