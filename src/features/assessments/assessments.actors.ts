import { fromPromise } from 'xstate';
import type { Answers, AnswersByForm } from '../../../machines/answer.types';
import type {
  AssessmentOutline,
  Assignment,
  Submission,
} from '../../../machines/assessment-gate/assessment-gate.types';
import { PortError } from '../../../machines/port';
import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi, type AssignedAssessment } from '../../api/assessments.api';
import { runRequest } from '../../api/run-request';
import { toTime } from '../../lib/time/to-time';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { toWireAnswers } from '../../questions/assessment/to-wire-answers';
import { selectFittingAnswers } from '../../questions/select-fitting-answers';
import { readDefinitions } from './read-definitions';

const { getAssignedAssessments, getAssignedAssessmentsAgain, getAssessments, submitAssessments } =
  assessmentsApi.endpoints;

type AssessmentUser = { readonly userId: string; readonly isNewPatient: boolean };

const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

function toAssignment(assigned: AssignedAssessment): Assignment {
  const { assessment, isOverdue, dueDate, lastCompletedAt } = assigned;
  return {
    id: assessment.id,
    isOverdue,
    dueAt: toTime(dueDate),
    lastCompletedAt: toTime(lastCompletedAt),
  };
}

/** Implements the assessment gate's actors with the API (§4, §7). */
export function createAssessmentActors(
  dispatch: ApiDispatch,
  { userId, isNewPatient }: AssessmentUser,
) {
  let isLoaded = false;
  let known: readonly Assignment[] = [];

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

  return {
    loadAssigned: fromPromise<readonly Assignment[], { isFresh: boolean }>(
      async ({ input: { isFresh }, signal }) => {
        const assigned = await runRequest(
          isFresh
            ? dispatch(getAssignedAssessmentsAgain.initiate(userId, uncachedOptions))
            : dispatch(getAssignedAssessments.initiate(userId, { subscribe: false })),
          signal,
        );
        const readable = assigned.filter((item) => item !== null).map(toAssignment);
        // An item that cannot be read may be any of them: then nothing counts as received (D9).
        known = readable.length < assigned.length ? [...readable, ...known] : readable;
        return known;
      },
    ),
    loadDefinitions: fromPromise<
      readonly AssessmentOutline[],
      { ids: readonly string[]; draft: AnswersByForm | null }
    >(async ({ input: { ids, draft }, signal }) =>
      (await loadAssessments(ids, signal)).map((assessment) =>
        toOutline(assessment, draft?.[assessment.id]),
      ),
    ),
    submit: fromPromise<unknown, Submission>(
      async ({ input: { appContext, loadedIds, assessments }, signal }) => {
        const definitions = await loadAssessments(loadedIds, signal);
        const body = {
          assessments: assessments.map(({ id, answers }) => ({
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
        return runRequest(dispatch(submitAssessments.initiate(body, { track: false })), signal);
      },
    ),
    readSession: fromPromise<{ isSignedIn: boolean }>(async () => ({
      isSignedIn: await dispatch((_dispatch, _getState, { resumeSession }) => resumeSession()),
    })),
  };
}

/** What the flow needs to know of an assessment, with the answers of a draft that fit its questions. */
function toOutline(
  { id, name, questions }: Assessment,
  draft: Answers | undefined,
): AssessmentOutline {
  const selectUnanswered = (answers: Answers) =>
    questions
      .filter((question) => validateAnswer(question, answers[question.key]) !== null)
      .map(({ key }) => key);
  const outline = { id, name, unanswered: selectUnanswered({}) };
  const answers = draft === undefined ? {} : selectFittingAnswers(questions, draft);
  return Object.keys(answers).length === 0
    ? outline
    : { ...outline, kept: { answers, unanswered: selectUnanswered(answers) } };
}
