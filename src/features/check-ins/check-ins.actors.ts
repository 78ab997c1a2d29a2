import { fromPromise } from 'xstate';
import type {
  CheckInOutline,
  CheckInsToSend,
} from '../../../machines/check-in-stepper/check-in-stepper.types';
import { PortError } from '../../../machines/port';
import type { ApiDispatch } from '../../api/api-dispatch';
import { checkInsApi, type CheckInSubmission } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { runRequest } from '../../api/run-request';
import { modulesFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';
import { toCheckInAnswers } from '../../questions/to-check-in-answers';
import { toCheckInOutline } from './to-check-in-outline';

const {
  getAssignedCheckIn,
  getAssignedCheckIns,
  submitCheckIns,
  getAssignedPublicCheckIns,
  getAssignedPublicCheckInIds,
  submitPublicCheckIns,
  getPublicCheckIn,
} = checkInsApi.endpoints;

/** The requests of a flow. */
type Source = {
  readonly load: (signal: AbortSignal) => Promise<readonly unknown[]>;
  readonly loadIds: (signal: AbortSignal) => Promise<readonly string[]>;
  readonly send: (checkIns: readonly CheckInSubmission[], signal: AbortSignal) => Promise<unknown>;
};

/** Every flow loads its own data, without the cache. */
const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

/** Creates the actors for one assigned check-in of a signed-in user (§7); a 404 yields no check-ins. */
export function createMemberActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string },
) {
  return createActors({
    load: (signal) =>
      emptyIfNotFound(
        runRequest(
          dispatch(getAssignedCheckIn.initiate({ userId, checkInId }, uncachedOptions)),
          signal,
        ),
      ),
    loadIds: async (signal) => {
      const assigned = await runRequest(
        dispatch(getAssignedCheckIns.initiate({ userId }, uncachedOptions)),
        signal,
      );
      return assigned.map(({ id }) => id);
    },
    send: (checkIns, signal) =>
      runRequest(dispatch(submitCheckIns.initiate({ userId, checkIns }, { track: false })), signal),
  });
}

/** Creates the actors for a public link: all assigned check-ins, or only the one in the query (§2). */
export function createPublicActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string | null },
) {
  return createActors({
    load: async (signal) => {
      const assigned = await runRequest(
        dispatch(getAssignedPublicCheckIns.initiate(userId, uncachedOptions)),
        signal,
      );
      return assigned.filter(({ id }) => checkInId === null || id === checkInId);
    },
    loadIds: (signal) =>
      runRequest(dispatch(getAssignedPublicCheckInIds.initiate(userId, uncachedOptions)), signal),
    send: (checkIns, signal) =>
      runRequest(
        dispatch(submitPublicCheckIns.initiate({ userId, checkIns }, { track: false })),
        signal,
      ),
  });
}

/** Creates the actors for a preview, which cannot be submitted (§2). */
export function createPreviewActors(
  dispatch: ApiDispatch,
  params: { readonly checkInId: string; readonly versionId: string | null },
) {
  return createActors({
    load: (signal) =>
      emptyIfNotFound(
        runRequest(dispatch(getPublicCheckIn.initiate(params, uncachedOptions)), signal),
      ),
    loadIds: () => Promise.resolve([]),
    send: () => Promise.reject(new PortError({ reason: 'rejected', message: null })),
  });
}

async function emptyIfNotFound<T>(loading: Promise<T>): Promise<readonly T[]> {
  try {
    return [await loading];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

function createActors({ load, loadIds, send }: Source) {
  let loaded: readonly CheckInModule[] = [];
  return {
    loadCheckIns: fromPromise<readonly CheckInOutline[]>(async ({ signal }) => {
      const modules = modulesFromWire(await load(signal));
      if (modules === null) throw new PortError({ reason: 'malformed', message: null });
      loaded = modules;
      return modules.map(toCheckInOutline);
    }),
    loadAssignedIds: fromPromise<readonly string[]>(({ signal }) => loadIds(signal)),
    submit: fromPromise<unknown, CheckInsToSend>(({ input, signal }) =>
      send(
        input.checkIns.flatMap(({ id, answers }) => {
          const module = loaded.find((item) => item.id === id);
          if (module === undefined) return [];
          return [
            {
              moduleVersionId: module.versionId,
              moduleId: id,
              answers: toCheckInAnswers(module.questions, answers),
            },
          ];
        }),
        signal,
      ),
    ),
  };
}
