import { fromPromise } from 'xstate';
import { applyChanges } from '../../../machines/preference-switches/preference-switches.selectors';
import type {
  Preferences,
  PreferencesToSave,
} from '../../../machines/preference-switches/preference-switches.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { endCommand } from '../../api/commands';
import * as operations from '../../api/operations';
import { preferencesApi } from '../../api/preferences.api';
import { runMutation, runQuery } from '../../api/run-request';
import { toRequest } from '../../api/to-request';
import type { PreferenceTabs } from './preference-tabs';

const { getOptionalComms, saveOptionalComms, notifyUserUpdated } = preferencesApi.endpoints;

/** Implements the machine's ports: saves all preferences, then sends the update request (§7, D5); reads what is stored. */
export function createPreferenceActors(
  dispatch: ApiDispatch,
  userId: string,
  tabs: PreferenceTabs,
  notifyUpdate: () => void,
) {
  const load = async (signal: AbortSignal): Promise<Preferences> => {
    // A request that is under way may be older than what has been saved, and would be its response.
    await dispatch(preferencesApi.util.getRunningQueryThunk('getOptionalComms', userId));
    const { push, email, sms } = await runQuery(dispatch, getOptionalComms, userId, signal);
    return { push, email, sms };
  };
  return {
    save: fromPromise<unknown, PreferencesToSave>(({ input: { lists, changes }, signal }) =>
      tabs.saveAlone(async (isOutdated) => {
        const toSave = isOutdated ? applyChanges(await load(signal), changes) : lists;
        await runMutation(dispatch, saveOptionalComms, { userId, lists: toSave }, signal);
        notifyUpdate();
        dispatch(
          preferencesApi.util.updateQueryData('getOptionalComms', userId, (comms) => {
            Object.assign(comms, toSave);
          }),
        );
      }, signal),
    ),
    loadStored: fromPromise<Preferences>(async ({ signal }) => {
      const stored = await load(signal);
      // The outcome of a failed save is certain now, and the next one is a new command (D10).
      dispatch(endCommand(toRequest(operations.saveOptionalComms, { userId })));
      return stored;
    }),
  };
}

/**
 * Creates a function that sends the update request that follows each saved preference, without waiting for it (D5). Each
 * request waits for the one before, so that they arrive in order; a failure is only logged. Nothing is sent once `isCurrent` is
 * false: the user may have signed out while a request was waiting.
 */
export function createUpdateNotifier(
  dispatch: ApiDispatch,
  userId: string,
  isCurrent: () => boolean,
): () => void {
  let last = Promise.resolve();
  const sendUpdate = async () => {
    if (!isCurrent()) return;
    const { error } = await dispatch(notifyUserUpdated.initiate(userId, { track: false }));
    if (error !== undefined) console.warn('The update request after saving a preference failed.');
  };
  return () => {
    last = last.then(sendUpdate);
  };
}
