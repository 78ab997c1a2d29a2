import { fromPromise } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type {
  AnswersToSend,
  AssessmentOutline,
} from '../../../machines/assessment-gate/assessment-gate.types';
import { PortError } from '../../../machines/port';
import { getAnswersFingerprint } from '../../../machines/submission/get-fingerprint';
import type { Confirmation, FormStatus } from '../../../machines/submission/submission.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi, type AssessmentSubmission } from '../../api/assessments.api';
import { runRequest } from '../../api/run-request';
import type { FormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { toWireAnswers } from '../../questions/assessment/to-wire-answers';
import { readDefinitions } from './read-definitions';
import { toFormStatus } from './to-form-status';
import { toOutlineWithDraft } from './to-outline-with-draft';

const { getAssignedAssessments, getAssignedAssessmentStatuses, getAssessments, submitAssessments } =
  assessmentsApi.endpoints;

type Options = {
  readonly userId: string;
  readonly isNewPatient: boolean;
  readonly tabs: FormTabs;
};

/** Implements the assessment gate's actors with the API (§4, §7). */
export function createAssessmentActors(
  dispatch: ApiDispatch,
  { userId, isNewPatient, tabs }: Options,
) {
  /** The definitions to which the answers belong. */
  let definitions: readonly Assessment[] = [];

  return {
    loadAssigned: fromPromise<readonly FormStatus[]>(async ({ signal }) => {
      const request = dispatch(getAssignedAssessments.initiate(userId, { subscribe: false }));
      return (await runRequest(request, signal)).map(toFormStatus);
    }),
    // After a submit of another tab that is under way, which changes the list.
    loadStatuses: fromPromise<readonly FormStatus[]>(({ signal }) =>
      tabs.runAlone(async () => {
        const request = dispatch(
          getAssignedAssessmentStatuses.initiate(userId, { subscribe: false, forceRefetch: true }),
        );
        return (await runRequest(request, signal)).map(toFormStatus);
      }, signal),
    ),
    loadDefinitions: fromPromise<
      readonly AssessmentOutline[],
      { ids: readonly string[]; draft: AnswersByForm | null }
    >(async ({ input: { ids, draft }, signal }) => {
      // Each flow loads the definitions afresh.
      const request = dispatch(
        getAssessments.initiate(ids, { subscribe: false, forceRefetch: true }),
      );
      const loaded = readDefinitions(await runRequest(request, signal));
      if (loaded === null) throw new PortError({ reason: 'malformed', message: null });
      definitions = loaded;
      return loaded.map((assessment) => toOutlineWithDraft(assessment, draft?.[assessment.id]));
    }),
    submit: fromPromise<Confirmation, AnswersToSend>(({ input, signal }) => {
      const fingerprint = getAnswersFingerprint(input.assessments);
      const send = async (key: string) => {
        const body = toBody(input, definitions, { userId, isNewPatient });
        await runRequest(
          dispatch(submitAssessments.initiate({ body, key }, { track: false })),
          signal,
        );
        return { at: systemClock.now() };
      };
      return tabs.submitAlone({ fingerprint, key: input.command.key }, send, signal);
    }),
    readSession: fromPromise<{ isSignedIn: boolean }>(async () => ({
      isSignedIn: await dispatch((_dispatch, _getState, { resumeSession }) => resumeSession()),
    })),
  };
}

function toBody(
  { appContext, assessments }: AnswersToSend,
  definitions: readonly Assessment[],
  { userId, isNewPatient }: Pick<Options, 'userId' | 'isNewPatient'>,
): AssessmentSubmission {
  const getQuestions = (id: string) => {
    const definition = definitions.find((item) => item.id === id);
    // Without its questions, its answers would be missing in what is sent.
    if (definition === undefined) throw new Error(`The assessment ${id} is not loaded.`);
    return definition.questions;
  };
  return {
    assessments: assessments.map(({ id, answers }) => ({
      id,
      answers: toWireAnswers(getQuestions(id), answers),
    })),
    assigneeUserId: userId,
    isNewPatient,
    source: appContext,
    submissionType: appContext === 'clinician_app' ? 'take_now' : 'default',
  };
}
