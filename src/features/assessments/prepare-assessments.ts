import { waitFor } from 'xstate';
import type { Answers } from '../../../machines/answer.types';
import {
  selectCurrent,
  selectIdsToLoad,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import { assessmentsApi } from '../../api/assessments.api';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import { validateAnswer } from '../../questions/assessment/validate-answer';
import { selectFittingAnswers } from '../../questions/select-fitting-answers';
import { describeAssessmentGate, type AssessmentGateOptions } from './describe-assessment-gate';
import { readDefinitions } from './read-definitions';

/** Gives the flow the answers to the assessment on its screen; returns false if another screen comes first. */
export type TakeOverAnswers = (assessmentId: string, answers: Answers) => boolean;

/** Starts the flow of a link before it is rendered; resolves when everything is loaded that its first screen shows. */
export async function prepareAssessments(
  registry: ActorRegistry,
  options: AssessmentGateOptions,
): Promise<TakeOverAnswers> {
  const { key, create, unsaved } = describeAssessmentGate(options);
  const gate = registry.getOrCreate(key, create, unsaved);
  gate.start();
  const { context } = await waitFor(gate, (snapshot) => !snapshot.hasTag('loading'));
  const { getAssessments } = assessmentsApi.endpoints;
  const isTaking = gate.getSnapshot().hasTag('taking');
  const definitions = isTaking
    ? readDefinitions(
        await options
          .dispatch(getAssessments.initiate(selectIdsToLoad(context), { subscribe: false }))
          .unwrap(),
      )
    : null;

  return (assessmentId, answers) => {
    const assessment = definitions?.find(({ id }) => id === assessmentId);
    if (assessment === undefined || selectCurrent(context)?.id !== assessmentId) return false;
    const known = context.answers[assessmentId] ?? {};
    const fitting = selectFittingAnswers(assessment.questions, answers);
    for (const question of assessment.questions) {
      const value = fitting[question.key] ?? '';
      if (String(value) !== String(known[question.key] ?? ''))
        gate.send({
          type: 'ANSWERED',
          assessmentId,
          key: question.key,
          value,
          isAcceptable: validateAnswer(question, value) === null,
        });
    }
    return true;
  };
}
