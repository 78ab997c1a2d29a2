import { fromPromise } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type {
  CheckInOutline,
  CheckInsToSend,
} from '../../../machines/check-in-stepper/check-in-stepper.types';
import { isCompletedSince } from '../../../machines/completed-since';
import { PortError } from '../../../machines/port';
import type { ApiDispatch } from '../../api/api-dispatch';
import { checkInsApi, type CheckInStatus, type CheckInSubmission } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { runRequest } from '../../api/run-request';
import { toTime } from '../../lib/time/to-time';
import { modulesFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';
import { toCheckInAnswers } from '../../questions/to-check-in-answers';
import { toCheckInOutline } from './to-check-in-outline';

const {
  getAssignedCheckIn,
  getAssignedCheckInStatuses,
  submitCheckIns,
  getAssignedPublicCheckIns,
  getAssignedPublicCheckInStatuses,
  submitPublicCheckIns,
  getPublicCheckIn,
} = checkInsApi.endpoints;

type Loaded = {
  readonly checkIns: readonly unknown[];
  /** The assigned check-ins when the flow was opened, to compare with after a failed submit. */
  readonly before: readonly CheckInStatus[] | Promise<readonly CheckInStatus[]>;
};

/** The requests of a flow. */
type Source = {
  readonly load: (signal: AbortSignal) => Promise<Loaded>;
  readonly loadStatuses: (signal: AbortSignal) => Promise<readonly CheckInStatus[]>;
  readonly send: (checkIns: readonly CheckInSubmission[], signal: AbortSignal) => Promise<unknown>;
};

/** Every flow loads its own data, without the cache. */
const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

/** Creates the actors for one assigned check-in of a signed-in user (§7); a 404 yields no check-ins. */
export function createMemberActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string },
) {
  const requestStatuses = () =>
    dispatch(getAssignedCheckInStatuses.initiate(userId, uncachedOptions));
  return createActors(dispatch, {
    load: async (signal) => {
      // In parallel: the form does not wait for the list, and does without it if it cannot be loaded.
      const before = requestStatuses()
        .unwrap()
        .catch(() => []);
      const request = dispatch(getAssignedCheckIn.initiate({ userId, checkInId }, uncachedOptions));
      return { checkIns: await emptyIfNotFound(runRequest(request, signal)), before };
    },
    loadStatuses: (signal) => runRequest(requestStatuses(), signal),
    send: (checkIns, signal) =>
      runRequest(dispatch(submitCheckIns.initiate({ userId, checkIns }, { track: false })), signal),
  });
}

/** Creates the actors for a public link: all assigned check-ins, or only the one in the query (§2). */
export function createPublicActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string | null },
) {
  return createActors(dispatch, {
    load: async (signal) => {
      const before = await runRequest(
        dispatch(getAssignedPublicCheckIns.initiate(userId, uncachedOptions)),
        signal,
      );
      const checkIns = before.filter(({ id }) => checkInId === null || id === checkInId);
      return { checkIns, before };
    },
    loadStatuses: (signal) =>
      runRequest(
        dispatch(getAssignedPublicCheckInStatuses.initiate(userId, uncachedOptions)),
        signal,
      ),
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
  return createActors(dispatch, {
    load: async (signal) => {
      const request = dispatch(getPublicCheckIn.initiate(params, uncachedOptions));
      return { checkIns: await emptyIfNotFound(runRequest(request, signal)), before: [] };
    },
    loadStatuses: () => Promise.resolve([]),
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

function createActors(dispatch: ApiDispatch, { load, loadStatuses, send }: Source) {
  const openedAt = dispatch((_dispatch, _getState, { clock }) => clock.now());
  let loaded: readonly CheckInModule[] = [];
  let before: Loaded['before'] = [];
  return {
    loadCheckIns: fromPromise<readonly CheckInOutline[], { draft: AnswersByForm | null }>(
      async ({ input: { draft }, signal }) => {
        const response = await load(signal);
        ({ before } = response);
        const modules = modulesFromWire(response.checkIns);
        if (modules === null) throw new PortError({ reason: 'malformed', message: null });
        loaded = modules;
        return modules.map((module) => toCheckInOutline(module, draft?.[module.id]));
      },
    ),
    loadReceivedIds: fromPromise<readonly string[]>(async ({ signal }) => {
      const now = await loadStatuses(signal);
      const previously = await before;
      return loaded
        .map(({ id }) => id)
        .filter((id) => isReceived(findStatus(previously, id), findStatus(now, id), openedAt));
    }),
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

const findStatus = (statuses: readonly CheckInStatus[], id: string) =>
  statuses.find((status) => status.id === id);

/**
 * True for a check-in that is no longer assigned, or was completed since the flow was opened (D9). If the earlier list could
 * not be loaded, the clock of this device decides.
 */
function isReceived(
  before: CheckInStatus | undefined,
  now: CheckInStatus | undefined,
  openedAt: number,
): boolean {
  if (now === undefined) return true;
  const lastTime = before === undefined ? openedAt : toTime(before.lastCompletedAt);
  return isCompletedSince(toTime(now.lastCompletedAt), lastTime);
}
