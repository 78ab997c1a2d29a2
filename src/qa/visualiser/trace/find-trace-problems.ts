import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SPECIFICATION } from './specification.cjs';
import { indexGoals, isHole, traceStatements } from './trace-statements';

type Specification = Pick<typeof SPECIFICATION, 'statements' | 'tests' | 'reasonsWithoutTest'>;

/** Messages about unknown ids, unknown goals, and statements that nothing shows; empty if all is well. */
export function findTraceProblems(
  specification: Specification,
  entries: readonly MachineEntry[],
): readonly string[] {
  return [
    ...findNumberingProblems(specification),
    ...findUnknownIds(specification, entries),
    ...entries.flatMap(findUnknownGoals),
    ...findHoleProblems(specification, entries),
  ];
}

/** Ids count from 1 in their topic, in the order of the document. */
function findNumberingProblems({ statements }: Specification): readonly string[] {
  return statements.flatMap(({ id }, index) => {
    const topic = id.slice(0, id.lastIndexOf('.'));
    const before = statements.slice(0, index).filter((one) => one.id.startsWith(`${topic}.`));
    const expected = `${topic}.${before.length + 1}`;
    return id === expected ? [] : [`The statement ${id} should be ${expected}.`];
  });
}

function findUnknownIds(
  { statements, tests, reasonsWithoutTest }: Specification,
  entries: readonly MachineEntry[],
): readonly string[] {
  const known = new Set(statements.map(({ id }) => id));
  const named = [
    ...tests.flatMap(({ file, statementIds }) => statementIds.map((id) => [id, file] as const)),
    ...entries.flatMap(({ id: machine, statements: own }) =>
      Object.keys(own).map((id) => [id, `the machine ${machine}`] as const),
    ),
    ...Object.keys(reasonsWithoutTest).map((id) => [id, 'the list of those without a test']),
  ];
  return named
    .filter(([id = '']) => !known.has(id))
    .map(([id, place]) => `The statement ${id}, named in ${place}, does not exist.`);
}

function findUnknownGoals(entry: MachineEntry): readonly string[] {
  const goals = indexGoals(entry);
  return Object.entries(entry.statements).flatMap(([id, keys]) => [
    ...(keys.length === 0 ? [`${entry.id} names nothing for the statement ${id}.`] : []),
    ...keys
      .filter((key) => !goals.has(key))
      .map((key) => `${entry.id} has no ${key}, named for the statement ${id}.`),
  ]);
}

/** Holes are listed with a reason, and nothing else is. */
function findHoleProblems(
  specification: Specification,
  entries: readonly MachineEntry[],
): readonly string[] {
  return traceStatements(specification, entries).flatMap((traced) => {
    const { id, text } = traced.statement;
    const isListed = id in specification.reasonsWithoutTest;
    if (isHole(traced) && !isListed)
      return [`No walkthrough and no test shows the statement ${id}: ${text}`];
    return isListed && !isHole(traced)
      ? [`The statement ${id} is listed as one without a test, and has one.`]
      : [];
  });
}
