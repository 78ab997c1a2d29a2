import { waitFor } from 'xstate';
import {
  selectCurrent,
  selectIdsToLoad,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi } from '../../api/assessments.api';
import { runCachedQuery } from '../../api/run-request';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import { createLateConnection } from '../../lib/submission/late-connection';
import type { FirstViewEvent, QuestionsInput } from './first-view-input.types';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { selectValidAnswers } from '../../questions/select-valid-answers';
import type { AnsweredEvent } from './answer-holder';
import {
  assessmentGateDefinition,
  type AssessmentGateOptions,
  type AssessmentGateRef,
} from './assessment-gate-definition';
import { readDefinitions } from './read-definitions';

/**
 * Gives the flow what was done in the first view, and then what other tabs did meanwhile; returns false if that leads to another
 * screen. Null if the first view has been removed.
 */
export type ReplayEvents = (
  input: Pick<QuestionsInput, 'events' | 'assessmentId'> | null,
) => boolean;

/** Starts the flow of a link before it is rendered; resolves when everything is loaded that its first screen shows. */
export async function prepareAssessments(
  registry: ActorRegistry,
  options: AssessmentGateOptions,
): Promise<ReplayEvents> {
  const { connectLater, connect } = createLateConnection();
  const { key, create, unsaved } = assessmentGateDefinition({ ...options, connectLater });
  const gate = registry.getOrCreate(key, create, unsaved);
  gate.start();
  const definitions = await loadDefinitions(gate, options.dispatch).catch(() => null);

  return (input) => {
    const isAnswerable = definitions !== null && input !== null;
    const events = isAnswerable ? dropInvalidAnswers(definitions, input.events) : [];
    for (const event of events) gate.send(event);
    connect();
    const snapshot = gate.getSnapshot();
    const isSame = selectCurrent(snapshot.context)?.id === input?.assessmentId;
    return isAnswerable && snapshot.hasTag('taking') && isSame;
  };
}

/** Loads the questions of the flow; null if its first screen has none. */
async function loadDefinitions(
  gate: AssessmentGateRef,
  dispatch: ApiDispatch,
): Promise<readonly Assessment[] | null> {
  const snapshot = await waitFor(gate, (current) => !current.hasTag('loading'));
  if (!snapshot.hasTag('taking')) return null;
  const { getAssessments } = assessmentsApi.endpoints;
  return readDefinitions(
    await runCachedQuery(dispatch, getAssessments, selectIdsToLoad(snapshot.context)),
  );
}

/** The events without answers that do not fit the questions: the app may have loaded other ones than the first view. */
function dropInvalidAnswers(
  definitions: readonly Assessment[],
  events: readonly FirstViewEvent[],
): readonly FirstViewEvent[] {
  const byId = new Map(
    definitions.map(({ id, questions }) => [id, new Map(questions.map((q) => [q.key, q]))]),
  );
  const toValidEvent = (event: AnsweredEvent): readonly AnsweredEvent[] => {
    const { assessmentId, key, value } = event;
    const question = byId.get(assessmentId)?.get(key);
    if (question === undefined) return [];
    const valid = selectValidAnswers([question], { [key]: value })[key] ?? '';
    return [{ ...event, value: valid, isAcceptable: validateAnswer(question, valid) === null }];
  };
  return events.flatMap<FirstViewEvent>((event) =>
    event.type === 'ANSWERED' ? toValidEvent(event) : event,
  );
}
