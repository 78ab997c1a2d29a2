import { fromPromise } from 'xstate';
import type { Answers, AnswersByForm } from '../../../machines/answer.types';
import type { LoadedCheckIns } from '../../../machines/check-in-stepper/check-in-stepper.types';
import { isRejection, PortError } from '../../../machines/port';
import { getAnswersFingerprint } from '../../../machines/submission/get-fingerprint';
import type {
  AnswersToSend,
  Confirmation,
  FormStatus,
} from '../../../machines/submission/submission.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { checkInsApi, type CheckInStatus, type CheckInSubmission } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { runMutation, runQuery } from '../../api/run-request';
import type { FormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';
import { toTime } from '../../lib/time/to-time';
import { waitAtMost } from '../../lib/time/wait-at-most';
import { modulesFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';
import { toCheckInAnswers } from '../../questions/to-check-in-answers';
import { toCheckInSummary } from './to-check-in-summary';

const {
  getAssignedCheckIn,
  getAssignedCheckInStatuses,
  submitCheckIns,
  getAssignedPublicCheckIns,
  getAssignedPublicCheckInStatuses,
  submitPublicCheckIns,
  getPublicCheckIn,
} = checkInsApi.endpoints;

/** The requests of a flow. */
export type CheckInSource = {
  /** `keptIds` are those of check-ins with answers that were kept and not sent, whatever the list has become since (D9, D10). */
  readonly load: (signal: AbortSignal, keptIds: readonly string[]) => Promise<Loaded>;
  readonly loadStatuses: (signal: AbortSignal) => Promise<readonly CheckInStatus[]>;
  readonly submit: (submission: Submission, signal: AbortSignal) => Promise<unknown>;
};

type Loaded = {
  readonly checkIns: readonly unknown[];
  /** The assigned check-ins at that time; empty if they are not known. */
  readonly before: readonly CheckInStatus[];
};

type Submission = { readonly checkIns: readonly CheckInSubmission[]; readonly key: string };

/** How much longer than its check-in a form waits for the list, which it only needs if a submit fails; in ms. */
const LIST_TIMEOUT_MS = 1000;

/** Returns the requests for one assigned check-in of a signed-in user (§7); a 404 yields no check-ins. */
export function createMemberSource(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string },
): CheckInSource {
  const loadStatuses = (signal: AbortSignal) =>
    runQuery(dispatch, getAssignedCheckInStatuses, userId, signal);
  return {
    load: async (signal, keptIds) => {
      const loadingStatuses = loadStatuses(signal).catch(() => []);
      const args = { userId, checkInId };
      const loading = runQuery(dispatch, getAssignedCheckIn, args, signal);
      const assigned = await emptyIf(isNotFound, loading);
      const [kept] = assigned.length > 0 ? [] : await loadKept(dispatch, keptIds, signal);
      if (kept !== undefined)
        await dispatch(checkInsApi.util.upsertQueryData('getAssignedCheckIn', args, kept));
      const checkIns = kept === undefined ? assigned : [kept];
      return { checkIns, before: await waitAtMost(LIST_TIMEOUT_MS, loadingStatuses, []) };
    },
    loadStatuses,
    submit: ({ checkIns, key }, signal) =>
      runMutation(dispatch, submitCheckIns, { userId, checkIns, key }, signal),
  };
}

/** Returns the requests for a public link: all assigned check-ins, or only the one in the query (§2). */
export function createPublicSource(
  dispatch: ApiDispatch,
  { userId, checkInId }: { readonly userId: string; readonly checkInId: string | null },
): CheckInSource {
  return {
    load: async (signal, keptIds) => {
      const before = await runQuery(dispatch, getAssignedPublicCheckIns, userId, signal);
      const assigned = before.filter(({ id }) => checkInId === null || id === checkInId);
      const missingIds = keptIds.filter((keptId) => before.every(({ id }) => id !== keptId));
      const kept = await loadKept(dispatch, missingIds, signal);
      if (kept.length > 0)
        dispatch(
          checkInsApi.util.updateQueryData('getAssignedPublicCheckIns', userId, (list) => {
            list.push(...kept);
          }),
        );
      return { checkIns: [...assigned, ...kept], before };
    },
    loadStatuses: (signal) => runQuery(dispatch, getAssignedPublicCheckInStatuses, userId, signal),
    submit: ({ checkIns, key }, signal) =>
      runMutation(dispatch, submitPublicCheckIns, { userId, checkIns, key }, signal),
  };
}

/** Returns the requests for a preview, which cannot be submitted (§2). */
export function createPreviewSource(
  dispatch: ApiDispatch,
  params: { readonly checkInId: string; readonly versionId: string | null },
): CheckInSource {
  return {
    load: async (signal) => {
      const loading = runQuery(dispatch, getPublicCheckIn, params, signal);
      return { checkIns: await emptyIf(isNotFound, loading), before: [] };
    },
    loadStatuses: () => Promise.resolve([]),
    submit: () => Promise.reject(new PortError({ reason: 'rejected', message: null })),
  };
}

/** Resolves to a list of one, or to an empty one after an error for which `isMissing` is true. */
async function emptyIf<T>(
  isMissing: (error: unknown) => boolean,
  loading: Promise<T>,
): Promise<readonly T[]> {
  try {
    return [await loading];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Loads check-ins that are assigned no longer, as the preview does. One that the server refuses is left out: it must not hold up
 * the others, and its answers stay in the draft.
 */
async function loadKept(dispatch: ApiDispatch, ids: readonly string[], signal: AbortSignal) {
  const loading = ids.map((checkInId) =>
    emptyIf(
      isRejection,
      runQuery(dispatch, getPublicCheckIn, { checkInId, versionId: null }, signal),
    ),
  );
  return (await Promise.all(loading)).flat();
}

/** Implements the machine's actors with the requests of a flow. */
export function createCheckInActors({ load, loadStatuses, submit }: CheckInSource, tabs: FormTabs) {
  /** The modules to which the answers belong. */
  let modules: readonly CheckInModule[] = [];

  return {
    loadCheckIns: fromPromise<LoadedCheckIns, { draft: AnswersByForm | null }>(
      async ({ input: { draft }, signal }) => {
        const keptIds = Object.entries(draft ?? {}).flatMap(([id, answers]) =>
          Object.keys(answers).length > 0 ? id : [],
        );
        const { checkIns, before } = await load(signal, keptIds);
        const loaded = modulesFromWire(checkIns);
        if (loaded === null) throw new PortError({ reason: 'malformed', message: null });
        modules = loaded;
        return {
          forms: loaded.map((module) => toCheckInSummary(module, draft?.[module.id])),
          before: before.map(toFormStatus),
        };
      },
    ),
    // After a submit of another tab that is under way, which changes the list.
    loadStatuses: fromPromise<readonly FormStatus[]>(({ signal }) =>
      tabs.runAlone(async () => {
        return (await loadStatuses(signal)).map(toFormStatus);
      }, signal),
    ),
    submit: fromPromise<Confirmation, AnswersToSend>(({ input: { command, forms }, signal }) => {
      const fingerprint = getAnswersFingerprint(forms);
      const send = async (key: string) => {
        const checkIns = forms.flatMap(({ id, answers }) => {
          const module = modules.find((item) => item.id === id);
          return module === undefined ? [] : [toSubmission(module, answers)];
        });
        await submit({ checkIns, key }, signal);
        return { at: systemClock.now() };
      };
      return tabs.submitAlone({ fingerprint, key: command.key }, send, signal);
    }),
  };
}

function toSubmission(module: CheckInModule, answers: Answers): CheckInSubmission {
  return {
    moduleVersionId: module.versionId,
    moduleId: module.id,
    answers: toCheckInAnswers(module.questions, answers),
  };
}

/** A check-in has no due date: it was received if it is no longer assigned, or has been completed since (D9). */
function toFormStatus({ id, lastCompletedAt }: CheckInStatus): FormStatus {
  return { id, isOverdue: false, lastCompletedAt: toTime(lastCompletedAt) };
}
