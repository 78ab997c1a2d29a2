import type { AssessmentGateEvent } from '../../../machines/assessment-gate/assessment-gate.types';

/** What the first view does as the assessment gate would. */
export type FirstViewEvent = Extract<
  AssessmentGateEvent,
  { readonly type: 'ANSWERED' | 'NEXT' | 'BACK' }
>;

/** What was done in the first view. */
export type PressInput = {
  /** The button or link that was pressed and needs the app; null if none was. */
  readonly pressed: HTMLElement | null;
};

/** What was done on pages of questions. */
export type QuestionsInput = PressInput & {
  /** In their order. */
  readonly events: readonly FirstViewEvent[];
  /** The assessment that they lead to. */
  readonly assessmentId: string;
};
