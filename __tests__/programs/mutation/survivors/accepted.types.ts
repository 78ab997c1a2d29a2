type Pattern = string | RegExp;

/**
 * The mutator of Stryker and the changed lines before and after, each with single spaces only; `above` is the line above
 * them, for one of several equal lines.
 */
export type AcceptedChange = readonly [
  mutator: string,
  original: Pattern,
  replacement: Pattern,
  above?: string,
];

/** Changes that no test has to notice. */
export type AcceptedSurvivors = {
  readonly reason: string;
  readonly files: Pattern;
  readonly changes: readonly AcceptedChange[];
};
