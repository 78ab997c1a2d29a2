import { fromPromise } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type {
  CheckInOutline,
  CheckInsToSend,
} from '../../../machines/check-in-stepper/check-in-stepper.types';
import { isCompletedSince, type Time } from '../../../machines/completed-since';
import { PortError } from '../../../machines/port';
import type { ApiDispatch } from '../../api/api-dispatch';
import { checkInsApi, type CheckInStatus, type CheckInSubmission } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { paths } from '../../api/paths';
import { rereadBeforeSubmit } from '../../api/reread-before-submit';
import { runRequest } from '../../api/run-request';
import { restoreSubmit, submitCommand } from '../../api/submit-command';
import type { Draft, SentForm } from '../../lib/drafts/draft';
import { systemClock } from '../../lib/time/clock';
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
  /** Null in a preview, which cannot be submitted. */
  readonly submit: {
    readonly url: string;
    readonly start: (
      checkIns: readonly CheckInSubmission[],
    ) => Parameters<typeof runRequest<unknown>>[0];
  } | null;
  /** Sent once for all: what was completed in another tab or on another device is not sent again. */
  readonly isSentOnce: boolean;
};

/** Every flow loads its own data, without the cache. */
const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

/** Creates the actors for one assigned check-in of a signed-in user (§7); a 404 yields no check-ins. */
export function createMemberActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string },
  draft: Draft | null,
) {
  const requestStatuses = () =>
    dispatch(getAssignedCheckInStatuses.initiate(userId, uncachedOptions));
  return createActors(
    dispatch,
    {
      load: async (signal) => {
        // In parallel: the form does not wait for the list, and does without it if it cannot be loaded.
        const before = requestStatuses()
          .unwrap()
          .catch(() => []);
        const request = dispatch(
          getAssignedCheckIn.initiate({ userId, checkInId }, uncachedOptions),
        );
        return { checkIns: await emptyIfNotFound(runRequest(request, signal)), before };
      },
      loadStatuses: (signal) => runRequest(requestStatuses(), signal),
      submit: {
        url: paths.submitCheckIns(userId),
        start: (checkIns) =>
          dispatch(submitCheckIns.initiate({ userId, checkIns }, { track: false })),
      },
      // A user may complete a check-in of the list as often as they like.
      isSentOnce: false,
    },
    draft,
  );
}

/** Creates the actors for a public link: all assigned check-ins, or only the one in the query (§2). */
export function createPublicActors(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string | null },
  draft: Draft | null,
) {
  return createActors(
    dispatch,
    {
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
      submit: {
        url: paths.submitPublicCheckIns(userId),
        start: (checkIns) =>
          dispatch(submitPublicCheckIns.initiate({ userId, checkIns }, { track: false })),
      },
      isSentOnce: true,
    },
    draft,
  );
}

/** Creates the actors for a preview, which cannot be submitted (§2). */
export function createPreviewActors(
  dispatch: ApiDispatch,
  params: { readonly checkInId: string; readonly versionId: string | null },
) {
  return createActors(
    dispatch,
    {
      load: async (signal) => {
        const request = dispatch(getPublicCheckIn.initiate(params, uncachedOptions));
        return { checkIns: await emptyIfNotFound(runRequest(request, signal)), before: [] };
      },
      loadStatuses: () => Promise.resolve([]),
      submit: null,
      isSentOnce: false,
    },
    null,
  );
}

async function emptyIfNotFound<T>(loading: Promise<T>): Promise<readonly T[]> {
  try {
    return [await loading];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

function createActors(
  dispatch: ApiDispatch,
  { load, loadStatuses, submit, isSentOnce }: Source,
  draft: Draft | null,
) {
  const openedAt = dispatch((_dispatch, _getState, { clock }) => clock.now());
  let loaded: readonly CheckInModule[] = [];
  let before: Loaded['before'] = [];
  /** The flow has read the assigned list for the submit that follows. */
  let isReread = false;
  if (submit !== null) restoreSubmit(dispatch, submit.url, draft);

  /**
   * What was known of a check-in before: before a submit whose outcome is not certain, maybe before a reload (D10), else when
   * the flow was opened. If that is not known, the clock of this device decides.
   */
  async function getBaseline(id: string): Promise<SentForm> {
    const sent = draft?.getSent()?.forms.find((form) => form.id === id);
    if (sent !== undefined) return sent;
    const status = findStatus(await before, id);
    const lastCompletedAt = status === undefined ? openedAt : toTime(status.lastCompletedAt);
    return { id, isOverdue: false, lastCompletedAt };
  }

  async function getReceivedIds(signal: AbortSignal): Promise<readonly string[]> {
    const now = await loadStatuses(signal);
    const forms = await Promise.all(loaded.map(({ id }) => getBaseline(id)));
    return forms.filter((form) => isReceived(form, findStatus(now, form.id))).map(({ id }) => id);
  }

  return {
    loadCheckIns: fromPromise<readonly CheckInOutline[], { draft: AnswersByForm | null }>(
      async ({ input: { draft: kept }, signal }) => {
        const response = await load(signal);
        ({ before } = response);
        const modules = modulesFromWire(response.checkIns);
        if (modules === null) throw new PortError({ reason: 'malformed', message: null });
        loaded = modules;
        return modules.map((module) => toCheckInOutline(module, kept?.[module.id]));
      },
    ),
    loadReceivedIds: fromPromise<readonly string[]>(async ({ signal }) => {
      const receivedIds = await getReceivedIds(signal);
      isReread = true;
      return receivedIds;
    }),
    submit: fromPromise<Time, CheckInsToSend>(async ({ input, signal }) => {
      if (submit === null) throw new PortError({ reason: 'rejected', message: null });
      const isUncertain = (draft?.getSent() ?? null) !== null;
      const receivedIds =
        !isReread && (isSentOnce || isUncertain)
          ? await rereadBeforeSubmit(
              dispatch,
              { read: getReceivedIds, readAt: openedAt, isUncertain },
              signal,
            )
          : null;
      isReread = false;
      const unsent = input.checkIns.filter(({ id }) => receivedIds?.includes(id) !== true);
      if (unsent.length === 0) return null;
      const body = unsent.flatMap(({ id, answers }) => {
        const module = loaded.find((item) => item.id === id);
        if (module === undefined) return [];
        return [
          {
            moduleVersionId: module.versionId,
            moduleId: id,
            answers: toCheckInAnswers(module.questions, answers),
          },
        ];
      });
      const forms = await Promise.all(unsent.map(({ id }) => getBaseline(id)));
      await submitCommand(
        dispatch,
        { url: submit.url, body, start: () => submit.start(body), draft, forms },
        signal,
      );
      return systemClock.now();
    }),
  };
}

const findStatus = (statuses: readonly CheckInStatus[], id: string) =>
  statuses.find((status) => status.id === id);

/** True for a check-in that is no longer assigned, or has been completed since (D9). */
function isReceived({ lastCompletedAt }: SentForm, now: CheckInStatus | undefined): boolean {
  return now === undefined || isCompletedSince(toTime(now.lastCompletedAt), lastCompletedAt);
}
