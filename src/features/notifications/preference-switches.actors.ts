import { fromPromise } from 'xstate';
import type { Preferences } from '../../../machines/preference-switches/preference-switches.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { preferencesApi } from '../../api/preferences.api';
import { runRequest } from '../../api/run-request';

const { saveOptionalComms, notifyUserUpdated } = preferencesApi.endpoints;

/** Implements the machine's port: saves all preferences, then sends the update request without waiting for it (§7, D5). */
export function createPreferenceActors(dispatch: ApiDispatch, userId: string) {
  return {
    save: fromPromise<unknown, Preferences>(async ({ input: lists, signal }) => {
      await runRequest(
        dispatch(saveOptionalComms.initiate({ userId, lists }, { track: false })),
        signal,
      );
      void notifyUpdate(dispatch, userId);
      dispatch(
        preferencesApi.util.updateQueryData('getOptionalComms', userId, (comms) => {
          Object.assign(comms, lists);
        }),
      );
    }),
  };
}

async function notifyUpdate(dispatch: ApiDispatch, userId: string): Promise<void> {
  const { error } = await dispatch(notifyUserUpdated.initiate(userId, { track: false }));
  if (error !== undefined) console.warn('The update request after saving a preference failed.');
}
