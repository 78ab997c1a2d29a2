import { createActor, SimulatedClock } from 'xstate';
import { smsInput } from '../../../machines/assessment-gate/qa/assessment-gate.starts';
import { assessmentGateMachine } from '../../../machines/assessment-gate/assessment-gate.machine';
import type { AnswerValue } from '../../../machines/answer.types';
import type {
  AssessmentGateInput,
  AssessmentSummary,
} from '../../../machines/assessment-gate/assessment-gate.types';
import type { FormStatus } from '../../../machines/submission/submission.types';
import { controlPorts } from '../../support/control-ports';

export const overdue = (...ids: readonly string[]): FormStatus[] =>
  ids.map((id) => ({ id, isOverdue: true }));
export const upcoming = (...ids: readonly string[]): FormStatus[] =>
  ids.map((id) => ({ id, isOverdue: false }));

/** Creates the summary of an assessment whose questions `keys` are required. */
export const summary = (id: string, keys: readonly string[] = [`${id}-1`]): AssessmentSummary => ({
  id,
  name: id.toUpperCase(),
  unanswered: keys,
});

/** Starts the flow with ports that the test settles and a clock that the test advances. */
export function startTaking(input: Partial<AssessmentGateInput> = {}) {
  const ports = controlPorts(assessmentGateMachine);
  const clock = new SimulatedClock();
  const gate = createActor(ports.machine, {
    clock,
    input: { ...smsInput, ...input },
  }).start();

  let presses = 0;
  return {
    ports,
    clock,
    gate,
    state: () => gate.getSnapshot(),
    context: () => gate.getSnapshot().context,
    /** Gives an acceptable answer; without `key`, to the only question of the summary. */
    answer: (assessmentId: string, key = `${assessmentId}-1`, value: AnswerValue = 'yes') =>
      gate.send({ type: 'ANSWERED', assessmentId, key, value, isAcceptable: true }),
    /** Gives an answer that is not acceptable: empty, or against a rule. */
    answerInvalid: (assessmentId: string, key = `${assessmentId}-1`, value: AnswerValue = '') =>
      gate.send({ type: 'ANSWERED', assessmentId, key, value, isAcceptable: false }),
    /** Each press of Submit opens a command of its own: `command-1`, `command-2` and so on. */
    press: (
      type: 'NEXT' | 'BACK' | 'SUBMIT' | 'TAKE_ANYWAY' | 'TRY_AGAIN' | 'DONE' | 'START_OVER',
    ) => {
      if (type === 'SUBMIT') {
        presses += 1;
        gate.send({ type, command: { key: `command-${presses}`, startedAt: presses } });
      } else {
        gate.send({ type });
      }
    },
  };
}

export type Taking = ReturnType<typeof startTaking>;

/** Starts the flow with the assessments `ids` assigned, overdue and loaded. */
export async function startOn(
  ids: readonly string[],
  input?: Partial<AssessmentGateInput>,
): Promise<Taking> {
  const taking = startTaking(input);
  await taking.ports.resolve('loadAssigned', overdue(...ids));
  await taking.ports.resolve('loadDefinitions', {
    forms: ids.map((id) => summary(id)),
    reloaded: null,
  });
  return taking;
}

/** Starts the flow and submits one answered assessment. */
export async function startSubmitted(input?: Partial<AssessmentGateInput>): Promise<Taking> {
  const taking = await startOn(['phq-9'], input);
  taking.answer('phq-9');
  taking.press('SUBMIT');
  await taking.ports.resolve('submit', { at: 1 });
  return taking;
}
