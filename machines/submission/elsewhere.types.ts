/** What another tab of the same browser does with the same form of the same person (D9 'Two tabs'). */
export type ElsewhereEvent =
  /** It has sent answers; `at` is in ms since 1970. */
  | {
      readonly type: 'SUBMITTED_ELSEWHERE';
      readonly fingerprint: string;
      readonly at: number;
    }
  /** It has unsent answers, or has none any more. */
  | { readonly type: 'UNSENT_ELSEWHERE'; readonly isUnsent: boolean };

/** Emitted when all answers of a form have been received, for other tabs. */
export type SubmittedEvent = {
  readonly type: 'SUBMITTED';
  readonly fingerprint: string;
  /** In ms since 1970; null if that is not known. */
  readonly at: number | null;
};
