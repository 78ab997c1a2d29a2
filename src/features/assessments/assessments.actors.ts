import { fromPromise } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type {
  AssessmentOutline,
  Assignment,
  Submission,
} from '../../../machines/assessment-gate/assessment-gate.types';
import { getCompletedIds } from '../../../machines/assessment-gate/with-received';
import type { Time } from '../../../machines/completed-since';
import { PortError } from '../../../machines/port';
import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi } from '../../api/assessments.api';
import { firstLoadPaths } from '../../api/first-load-paths';
import { rereadBeforeSubmit } from '../../api/reread-before-submit';
import { runRequest } from '../../api/run-request';
import { restoreSubmit, submitCommand } from '../../api/submit-command';
import type { Draft } from '../../lib/drafts/draft';
import { systemClock } from '../../lib/time/clock';
import { toWireAnswers } from '../../questions/assessment/to-wire-answers';
import { readDefinitions } from './read-definitions';
import { toAssignment } from './to-assignment';
import { toOutlineWithDraft } from './to-outline-with-draft';

const { getAssignedAssessments, getAssignedAssessmentsAgain, getAssessments, submitAssessments } =
  assessmentsApi.endpoints;

type Options = {
  readonly userId: string;
  readonly isNewPatient: boolean;
  readonly draft: Draft | null;
};

const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

/** Implements the assessment gate's actors with the API (§4, §7). */
export function createAssessmentActors(
  dispatch: ApiDispatch,
  { userId, isNewPatient, draft }: Options,
) {
  const submitUrl = firstLoadPaths.submitAssessments(userId);
  let isLoaded = false;
  let first: readonly Assignment[] = [];
  let known: readonly Assignment[] = [];
  /** When the known list was read, in ms since 1970. */
  let readAt = 0;
  /** The flow has read the list for the submit that follows. */
  let isReread = false;
  restoreSubmit(dispatch, submitUrl, draft);

  async function readAssigned(isFresh: boolean, signal: AbortSignal) {
    const request = isFresh
      ? dispatch(getAssignedAssessmentsAgain.initiate(userId, uncachedOptions))
      : dispatch(getAssignedAssessments.initiate(userId, { subscribe: false }));
    const assigned = await runRequest(request, signal);
    // The list may be from the cache.
    readAt = (await request).fulfilledTimeStamp ?? 0;
    const readable = assigned.filter((item) => item !== null).map(toAssignment);
    // An item that cannot be read may be any of them: then nothing counts as received (D9).
    known = readable.length < assigned.length ? [...readable, ...known] : readable;
    return known;
  }

  /** The list to compare with: what was known before a submit whose outcome is not certain, maybe before a reload (D10). */
  function getBaseline(): readonly Assignment[] {
    const sent = draft?.getSent()?.forms ?? [];
    const isSent = (assignment: Assignment) => sent.some(({ id }) => id === assignment.id);
    return [...sent, ...first.filter((assignment) => !isSent(assignment))];
  }

  async function loadAssessments(ids: readonly string[], signal: AbortSignal) {
    // Each flow loads the definitions afresh, and again if they were malformed.
    const request = dispatch(
      getAssessments.initiate(ids, { subscribe: false, forceRefetch: !isLoaded }),
    );
    const definitions = readDefinitions(await runRequest(request, signal));
    isLoaded = definitions !== null;
    if (definitions === null) throw new PortError({ reason: 'malformed', message: null });
    return definitions;
  }

  /** Omits what this tab before a reload, another tab or another device has submitted since. */
  async function omitReceived(
    assessments: Submission['assessments'],
    signal: AbortSignal,
  ): Promise<Submission['assessments']> {
    const ids = assessments.map(({ id }) => id);
    const baseline = getBaseline();
    if (!baseline.some(({ id }) => ids.includes(id))) return assessments;
    const isUncertain = (draft?.getSent() ?? null) !== null;
    const now = isReread
      ? known
      : await rereadBeforeSubmit(
          dispatch,
          { read: (ownSignal) => readAssigned(true, ownSignal), readAt, isUncertain },
          signal,
        );
    isReread = false;
    const completedIds = now === null ? [] : getCompletedIds(ids, baseline, now);
    return assessments.filter(({ id }) => !completedIds.includes(id));
  }

  return {
    loadAssigned: fromPromise<readonly Assignment[], { isFresh: boolean }>(
      async ({ input: { isFresh }, signal }) => {
        const assigned = await readAssigned(isFresh, signal);
        isReread = isFresh;
        if (!isFresh) first = assigned;
        return assigned;
      },
    ),
    loadDefinitions: fromPromise<
      readonly AssessmentOutline[],
      { ids: readonly string[]; draft: AnswersByForm | null }
    >(async ({ input: { ids, draft: kept }, signal }) =>
      (await loadAssessments(ids, signal)).map((assessment) =>
        toOutlineWithDraft(assessment, kept?.[assessment.id]),
      ),
    ),
    submit: fromPromise<Time, Submission>(
      async ({ input: { appContext, loadedIds, assessments }, signal }) => {
        const unsent = await omitReceived(assessments, signal);
        if (unsent.length === 0) return null;
        const definitions = await loadAssessments(loadedIds, signal);
        const body = {
          assessments: unsent.map(({ id, answers }) => ({
            id,
            answers: toWireAnswers(
              definitions.find((definition) => definition.id === id)?.questions ?? [],
              answers,
            ),
          })),
          assigneeUserId: userId,
          isNewPatient,
          source: appContext,
          submissionType: appContext === 'clinician_app' ? 'take_now' : 'default',
        } as const;
        await submitCommand(
          dispatch,
          {
            url: submitUrl,
            body,
            start: () => dispatch(submitAssessments.initiate(body, { track: false })),
            draft,
            forms: getBaseline().filter((assignment) =>
              unsent.some(({ id }) => id === assignment.id),
            ),
          },
          signal,
        );
        return systemClock.now();
      },
    ),
    readSession: fromPromise<{ isSignedIn: boolean }>(async () => ({
      isSignedIn: await dispatch((_dispatch, _getState, { resumeSession }) => resumeSession()),
    })),
  };
}
