import type { SnapshotFrom } from 'xstate';
import type { intakeMachine } from '../../../machines/intake/intake.machine';
import { getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';

export type IntakeSnapshot = SnapshotFrom<typeof intakeMachine>;

/** Returns the current step, or null once the flow has ended on another page. */
export function selectStep(snapshot: IntakeSnapshot): IntakeStep | null {
  return INTAKE_STEPS.find((step) => snapshot.matches(step)) ?? null;
}

/** The position that a history entry stores: a step, for the questionnaire with its page, counted from 0. */
type IntakePosition = IntakeStep | `QUESTIONNAIRE ${number}`;

/** Returns the current position of the flow. */
export function selectPosition(snapshot: IntakeSnapshot): IntakePosition | null {
  const step = selectStep(snapshot);
  const { pageIndex } = snapshot.context.formData;
  return step === 'QUESTIONNAIRE' ? `QUESTIONNAIRE ${pageIndex}` : step;
}

/** Reads the position from the state of a history entry, or null if it has none. */
export function readPosition(state: unknown): IntakePosition | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  const { step } = state;
  if (typeof step !== 'string') return null;
  const page = /^QUESTIONNAIRE (\d{1,4})$/.exec(step)?.[1];
  if (page !== undefined) return `QUESTIONNAIRE ${Number(page)}`;
  return INTAKE_STEPS.find((name) => name === step) ?? null;
}

/** More pages than any questionnaire has. */
const MAX_PAGES = 10_000;

/** The depth of a position in the history; COMPLETED replaces PAYMENT's entry, because Back must not return to it. */
export function getDepth(position: IntakePosition): number {
  const [name = '', page = '0'] = position.split(' ');
  const step = INTAKE_STEPS.find((one) => one === name) ?? 'INTRO';
  return getStepIndex(step === 'COMPLETED' ? 'PAYMENT' : step) + Number(page) / MAX_PAGES;
}
