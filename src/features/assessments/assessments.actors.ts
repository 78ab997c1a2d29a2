import { fromPromise } from 'xstate';
import type { AnswersByForm } from '../../../machines/answer.types';
import type { AppContext } from '../../../machines/app-context';
import type { LoadedAssessments } from '../../../machines/assessment-gate/assessment-gate.types';
import { PortError } from '../../../machines/port';
import { getAnswersFingerprint } from '../../../machines/submission/get-fingerprint';
import type {
  AnswersToSend,
  Confirmation,
  FormStatus,
} from '../../../machines/submission/submission.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi, type AssessmentSubmission } from '../../api/assessments.api';
import { runCachedQuery, runMutation, runQuery, runRequest } from '../../api/run-request';
import type { FormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';
import { waitAtMost } from '../../lib/time/wait-at-most';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { toWireAnswers } from '../../questions/assessment/to-wire-answers';
import { readDefinitions } from './read-definitions';
import { toFormStatus } from './to-form-status';
import { toSummaryWithDraft } from './to-summary-with-draft';

const { getAssignedAssessments, getAssignedAssessmentStatuses, getAssessments, submitAssessments } =
  assessmentsApi.endpoints;

/** How much longer than the definitions a form waits for the list, which it only needs if a submit fails; in ms. */
const LIST_TIMEOUT_MS = 1000;

type Options = {
  readonly userId: string;
  readonly appContext: AppContext;
  readonly isNewPatient: boolean;
  readonly tabs: FormTabs;
};

/** Implements the assessment gate's actors with the API (§4, §7). */
export function createAssessmentActors(dispatch: ApiDispatch, { tabs, ...sender }: Options) {
  const { userId } = sender;
  /** The definitions to which the answers belong. */
  let definitions: readonly Assessment[] = [];
  /** The list was requested before the flow was opened, such as by the home page. */
  let isListOld = false;

  const loadStatuses = async (signal: AbortSignal): Promise<readonly FormStatus[]> =>
    (await runQuery(dispatch, getAssignedAssessmentStatuses, userId, signal)).map(toFormStatus);

  const resumeSession = () => dispatch((_dispatch, _getState, extra) => extra.resumeSession());

  /** Loads the profile of the signed-in user, with the code for that, which few links need. */
  const loadProfile = async () => {
    const { profileApi } = await import('../../api/profile.api');
    return runCachedQuery(dispatch, profileApi.endpoints.getProfile, undefined);
  };

  return {
    loadAssigned: fromPromise<readonly FormStatus[]>(async ({ signal }) => {
      const request = dispatch(getAssignedAssessments.initiate(userId, { subscribe: false }));
      const assigned = (await runRequest(request, signal)).map(toFormStatus);
      // The response is that of another request.
      isListOld = (await request).requestId !== request.requestId;
      return assigned;
    }),
    // After a submit of another tab that is under way, which changes the list.
    loadStatuses: fromPromise<readonly FormStatus[]>(({ signal }) =>
      tabs.runAlone(() => loadStatuses(signal), signal),
    ),
    loadDefinitions: fromPromise<
      LoadedAssessments,
      { ids: readonly string[]; draft: AnswersByForm | null }
    >(async ({ input: { ids, draft }, signal }) => {
      const reloading = isListOld ? loadStatuses(signal).catch(() => []) : Promise.resolve(null);
      // Each flow loads the definitions afresh.
      const loaded = readDefinitions(await runQuery(dispatch, getAssessments, ids, signal));
      if (loaded === null) throw new PortError({ reason: 'malformed', message: null });
      definitions = loaded;
      return {
        forms: loaded.map((item) => toSummaryWithDraft(item, draft?.[item.id])),
        reloaded: await waitAtMost(LIST_TIMEOUT_MS, reloading, []),
      };
    }),
    submit: fromPromise<Confirmation, AnswersToSend>(({ input: { command, forms }, signal }) => {
      const fingerprint = getAnswersFingerprint(forms);
      const send = async (key: string) => {
        const body = toBody(forms, definitions, sender);
        await runMutation(dispatch, submitAssessments, { body, key }, signal);
        return { at: systemClock.now() };
      };
      return tabs.submitAlone({ fingerprint, key: command.key }, send, signal);
    }),
    readSession: fromPromise<{ isSignedIn: boolean; isOtherUser?: boolean }>(async () => {
      if (!(await resumeSession())) return { isSignedIn: false };
      // If it cannot be loaded, neither can the home page.
      const profile = await loadProfile().catch(() => null);
      return { isSignedIn: true, isOtherUser: profile !== null && profile.userId !== userId };
    }),
  };
}

function toBody(
  forms: AnswersToSend['forms'],
  definitions: readonly Assessment[],
  { userId, appContext, isNewPatient }: Omit<Options, 'tabs'>,
): AssessmentSubmission {
  const getQuestions = (id: string) => {
    const definition = definitions.find((item) => item.id === id);
    // Without its questions, its answers would be missing in what is sent.
    if (definition === undefined) throw new Error(`The assessment ${id} is not loaded.`);
    return definition.questions;
  };
  return {
    assessments: forms.map(({ id, answers }) => ({
      id,
      answers: toWireAnswers(getQuestions(id), answers),
    })),
    assigneeUserId: userId,
    isNewPatient,
    source: appContext,
    submissionType: appContext === 'clinician_app' ? 'take_now' : 'default',
  };
}
