/** A statement of the specification, in our own words. */
export type Statement = {
  /** Such as `§4.gate.1`. */
  readonly id: string;
  /** Such as `§4`. */
  readonly section: string;
  readonly topic: string;
  readonly text: string;
};

/** A test with the ids of the statements that it names. */
export type StatementTest = {
  /** Relative to the repository. */
  readonly file: string;
  readonly title: string;
  readonly statementIds: readonly string[];
};

/** What docs/specification.md, the tests and the last test run say, when the page was built. */
export const SPECIFICATION: {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly statements: readonly Statement[];
  /** `D1` and so on, with the subject. */
  readonly decisions: readonly { readonly id: string; readonly text: string }[];
  /** By id, why a statement has no test. */
  readonly reasonsWithoutTest: Readonly<Record<string, string>>;
  readonly tests: readonly StatementTest[];
  /** By the id of a statement or decision, the tests of the last `npm test` that name it; empty without a run. */
  readonly results: Readonly<Record<string, { readonly passed: number; readonly failed: number }>>;
};
