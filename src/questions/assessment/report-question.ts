/** The name of the window's event for a question that cannot be shown, or has no text, and for an assessment without any. */
export const HIDDEN_QUESTION_EVENT = 'hiddenquestion';

/** Where a question is that cannot be shown, or has no text; nothing of what it says. */
export type HiddenQuestion = {
  readonly form: 'assessment' | 'check-in' | 'questionnaire';
  /** Such as `content.nodes[].answers`. */
  readonly field: string;
};

/** Reports where a question is that the clinic has to correct (D9). */
export function reportQuestion(detail: HiddenQuestion): void {
  // The contract check reads responses in Node, which has no window.
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent(HIDDEN_QUESTION_EVENT, { detail }));
}
