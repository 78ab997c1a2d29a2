import { listCoverageGoals } from '../../../../machines/walkthroughs/coverage-goals';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  CoverageGoal,
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import type { SPECIFICATION, Statement, StatementTest } from './specification.cjs';

type Specification = Pick<typeof SPECIFICATION, 'statements' | 'tests'>;

/** A state, transition or fixture that shows a statement. */
export type TracedGoal = { readonly entry: MachineEntry; readonly goal: CoverageGoal };

/** A statement with what shows it. Without goals and tests, it is a hole. */
export type TracedStatement = {
  readonly statement: Statement;
  readonly goals: readonly TracedGoal[];
  readonly tests: readonly StatementTest[];
};

/** All statements, each with the goals of the machines and the tests that name it. */
export function traceStatements(
  { statements, tests }: Specification,
  entries: readonly MachineEntry[],
): readonly TracedStatement[] {
  const goalsByEntry = new Map(entries.map((entry) => [entry, indexGoals(entry)]));
  return statements.map((statement) => ({
    statement,
    goals: entries.flatMap((entry) =>
      (entry.statements[statement.id] ?? []).flatMap((key) => {
        const goal = goalsByEntry.get(entry)?.get(key);
        return goal === undefined ? [] : [{ entry, goal }];
      }),
    ),
    tests: tests.filter(({ statementIds }) => statementIds.includes(statement.id)),
  }));
}

/** True if neither a walkthrough nor a test shows the statement. */
export const isHole = ({ goals, tests }: TracedStatement) => goals.length + tests.length === 0;

/** The walkthroughs that cover one of the goals. */
export function listWalkthroughs(
  goals: readonly TracedGoal[],
): readonly { readonly entry: MachineEntry; readonly walkthrough: Walkthrough }[] {
  const entries = [...new Set(goals.map(({ entry }) => entry))];
  return entries.flatMap((entry) => {
    const keys = new Set(goals.flatMap((one) => (one.entry === entry ? toKey(one.goal) : [])));
    return generateWalkthroughs(entry)
      .filter((walkthrough) => walkthrough.goals.some((goal) => keys.has(toKey(goal))))
      .map((walkthrough) => ({ entry, walkthrough }));
  });
}

/** By kind and id, as the machines name them: `state open`. */
export function indexGoals(entry: MachineEntry): ReadonlyMap<string, CoverageGoal> {
  return new Map(listCoverageGoals(entry).map((goal) => [toKey(goal), goal]));
}

const toKey = ({ kind, id }: CoverageGoal) => `${kind} ${id}`;
