import { waitFor } from 'xstate';
import {
  selectCurrent,
  selectIdsToLoad,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import { assessmentsApi } from '../../api/assessments.api';
import { runCachedQuery } from '../../api/run-request';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import type { FirstViewEvent, QuestionsInput } from './first-view-input.types';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { selectValidAnswers } from '../../questions/select-valid-answers';
import type { AnsweredEvent } from './answer-holder';
import { assessmentGateDefinition, type AssessmentGateOptions } from './assessment-gate-definition';
import { readDefinitions } from './read-definitions';

/** Gives the flow what was done in the first view; returns false if that leads to another screen. */
type ReplayEvents = (input: Pick<QuestionsInput, 'events' | 'assessmentId'>) => boolean;

/** Starts the flow of a link before it is rendered; resolves when everything is loaded that its first screen shows. */
export async function prepareAssessments(
  registry: ActorRegistry,
  options: AssessmentGateOptions,
): Promise<ReplayEvents> {
  const { key, create, unsaved } = assessmentGateDefinition(options);
  const gate = registry.getOrCreate(key, create, unsaved);
  gate.start();
  const { context } = await waitFor(gate, (snapshot) => !snapshot.hasTag('loading'));
  const { getAssessments } = assessmentsApi.endpoints;
  const isTaking = gate.getSnapshot().hasTag('taking');
  const definitions = isTaking
    ? readDefinitions(
        await runCachedQuery(options.dispatch, getAssessments, selectIdsToLoad(context)),
      )
    : null;

  return ({ events, assessmentId }) => {
    if (definitions === null) return false;
    for (const event of dropInvalidAnswers(definitions, events)) gate.send(event);
    return selectCurrent(gate.getSnapshot().context)?.id === assessmentId;
  };
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
