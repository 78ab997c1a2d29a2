import { baseApi } from '../../api/base-api';
import { clearStorage } from '../../lib/storage/safe-storage';
import type { AppStore } from '../store/store';
import { pendingSignOut } from './pending-sign-out';

/**
 * Clears what is kept of a person: cached API responses and sessionStorage (`tab`), and localStorage as well (`device`).
 * Screens that read data have to be unmounted before, or they would request it again. The flag of a sign-out that the
 * server has not confirmed is kept, or the cookie would sign that person in again.
 */
export function clearPersonalData({ dispatch }: AppStore, scope: 'tab' | 'device'): void {
  dispatch(baseApi.util.resetApiState());
  clearStorage('session');
  if (scope === 'tab') return;
  const isUnconfirmed = pendingSignOut.isSet();
  clearStorage('local');
  if (isUnconfirmed) pendingSignOut.set();
}
