import type { SnapshotFrom } from 'xstate';
import type { intakeMachine } from '../../../machines/intake/intake.machine';
import { getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';

export type IntakeSnapshot = SnapshotFrom<typeof intakeMachine>;

/** The step that the flow is in; null once it has left for another page. */
export function selectStep(snapshot: IntakeSnapshot): IntakeStep | null {
  return INTAKE_STEPS.find((step) => snapshot.matches(step)) ?? null;
}

/** What a history entry stands for: a step, and of the questionnaire its page, counted from 0. */
export type IntakePosition = IntakeStep | `QUESTIONNAIRE ${number}`;

/** Where the flow stands, as the browser's history knows it. */
export function selectPosition(snapshot: IntakeSnapshot): IntakePosition | null {
  const step = selectStep(snapshot);
  const { pageIndex } = snapshot.context.formData;
  return step === 'QUESTIONNAIRE' ? `QUESTIONNAIRE ${pageIndex}` : step;
}

/** A place that a history entry names, or null for one that names none. */
export function readPosition(state: unknown): IntakePosition | null {
  if (typeof state !== 'object' || state === null || !('step' in state)) return null;
  const { step } = state;
  if (typeof step !== 'string') return null;
  const page = /^QUESTIONNAIRE (\d{1,4})$/.exec(step)?.[1];
  if (page !== undefined) return `QUESTIONNAIRE ${Number(page)}`;
  return INTAKE_STEPS.find((name) => name === step) ?? null;
}

/** More than any questionnaire has pages. */
const MAX_PAGES = 10_000;

/** How deep a place lies in the flow; the last step takes the place of the one before it, for nothing leads back. */
export function getDepth(position: IntakePosition): number {
  const [name = '', page = '0'] = position.split(' ');
  const step = INTAKE_STEPS.find((one) => one === name) ?? 'INTRO';
  return getStepIndex(step === 'COMPLETED' ? 'PAYMENT' : step) + Number(page) / MAX_PAGES;
}
