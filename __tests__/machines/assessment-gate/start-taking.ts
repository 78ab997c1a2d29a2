import { createActor, SimulatedClock } from 'xstate';
import { assessmentGateMachine } from '../../../machines/assessment-gate/assessment-gate.machine';
import type { AnswerValue } from '../../../machines/answer.types';
import type { AssessmentGateInput, AssessmentOutline, Assignment } from '../../../machines/assessment-gate/assessment-gate.types';
import { controlPorts } from '../../support/control-ports';

export const overdue = (...ids: readonly string[]): Assignment[] =>
  ids.map((id) => ({ id, isOverdue: true }));
export const upcoming = (...ids: readonly string[]): Assignment[] =>
  ids.map((id) => ({ id, isOverdue: false }));

/** A definition whose questions `keys` have to be answered. */
export const outline = (id: string, keys: readonly string[] = [`${id}-1`]): AssessmentOutline => ({
  id,
  name: id.toUpperCase(),
  unanswered: keys,
});

/** The flow at its beginning, with ports that wait for the test and a clock that stands still. */
export function startTaking(input: Partial<AssessmentGateInput> = {}) {
  const ports = controlPorts(assessmentGateMachine);
  const clock = new SimulatedClock();
  const gate = createActor(ports.machine, {
    clock,
    input: {
      appContext: 'sms',
      requestedIds: null,
      isAccountOffered: false,
      hasOnboarded: true,
      hasMore: false,
      ...input,
    },
  }).start();

  return {
    ports,
    clock,
    gate,
    state: () => gate.getSnapshot(),
    context: () => gate.getSnapshot().context,
    /** An acceptable answer to question `key`; without one, to the only question of the sample. */
    answer: (assessmentId: string, key = `${assessmentId}-1`, value: AnswerValue = 'yes') =>
      gate.send({ type: 'ANSWERED', assessmentId, key, value, isAcceptable: true }),
    /** A value that cannot be sent: none at all, or one that breaks a rule. */
    answerInvalid: (assessmentId: string, key = `${assessmentId}-1`, value: AnswerValue = '') =>
      gate.send({ type: 'ANSWERED', assessmentId, key, value, isAcceptable: false }),
    press: (type: 'NEXT' | 'BACK' | 'SUBMIT' | 'TAKE_ANYWAY' | 'TRY_AGAIN' | 'DONE') =>
      gate.send({ type }),
  };
}

export type Taking = ReturnType<typeof startTaking>;

/** The flow with the assessments `ids` assigned, overdue and on screen. */
export async function startOn(
  ids: readonly string[],
  input?: Partial<AssessmentGateInput>,
): Promise<Taking> {
  const taking = startTaking(input);
  await taking.ports.resolve('loadAssigned', overdue(...ids));
  await taking.ports.resolve(
    'loadDefinitions',
    ids.map((id) => outline(id)),
  );
  return taking;
}

/** The flow with one assessment answered, submitted and received. */
export async function startSubmitted(input?: Partial<AssessmentGateInput>): Promise<Taking> {
  const taking = await startOn(['phq-9'], input);
  taking.answer('phq-9');
  taking.press('SUBMIT');
  await taking.ports.resolve('submit');
  return taking;
}
