type Pattern = string | RegExp;

/** The mutator of Stryker and the changed lines before and after, each with single spaces only. */
export type AcceptedChange = readonly [mutator: string, original: Pattern, replacement: Pattern];

/** Changes that no test has to notice; a change on several equal lines of a file is accepted on each of them. */
export type AcceptedSurvivors = {
  readonly reason: string;
  readonly files: Pattern;
  readonly changes: readonly AcceptedChange[];
};
