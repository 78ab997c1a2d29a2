/** A statement of the specification, in our own words. */
export type Statement = {
  /** Such as `§4.gate.1`. */
  readonly id: string;
  /** Such as `§4`. */
  readonly section: string;
  readonly topic: string;
  readonly text: string;
};

/** A test with the ids of statements at the end of its title. */
export type StatementTest = {
  /** Relative to the repository. */
  readonly file: string;
  /** Without the ids. */
  readonly title: string;
  readonly statementIds: readonly string[];
};

/** What docs/specification.md and the titles of the tests say, when the page was built. */
export const SPECIFICATION: {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly statements: readonly Statement[];
  /** By id, why a statement has no test. */
  readonly reasonsWithoutTest: Readonly<Record<string, string>>;
  readonly tests: readonly StatementTest[];
};
