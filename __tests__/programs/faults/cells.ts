import { pseudoRandom } from '../../../src/qa/sandbox/world/pseudo-random';
import { DURATIONS, FAULTS, type Duration, type Fault } from './injection/faults';
import type { Scenario } from './scenarios/scenario.types';

/** One fault in one scenario. */
export type Cell = {
  readonly scenario: Scenario;
  readonly fault: Fault;
  readonly duration: Duration;
};

/** The name of a cell in reports. */
export const getCellName = ({ scenario, fault, duration }: Cell): string =>
  `${scenario.name} × ${fault.name} ${duration}`;

/** Every scenario with each of its faults, once and for good as far as these can last. */
export function listCells(scenarios: readonly Scenario[]): readonly Cell[] {
  return scenarios.flatMap((scenario) =>
    FAULTS.filter((fault) => canHappen(scenario, fault)).flatMap((fault) =>
      (fault.durations ?? DURATIONS).map((duration) => ({ scenario, fault, duration })),
    ),
  );
}

function canHappen({ faults, moreFaults = [] }: Scenario, fault: Fault): boolean {
  const { name, isSpecial = false } = fault;
  return moreFaults.includes(name) || (!isSpecial && faults?.includes(name) !== false);
}

/** The cells that match every kind of name in `only`: scenarios, endpoints and faults; all cells without names. */
export function selectCells(cells: readonly Cell[], only: readonly string[]): readonly Cell[] {
  const isFault = (name: string) => FAULTS.some((fault) => fault.name === name);
  const faults = only.filter(isFault);
  const others = only.filter((name) => !isFault(name));
  return cells.filter(
    ({ scenario: { name, covers, request }, fault }) =>
      (faults.length === 0 || faults.includes(fault.name)) &&
      (others.length === 0 ||
        others.some((other) => name.includes(other) || [...covers, request].includes(other))),
  );
}

/** A sample of `size` cells, in their order; the same seed selects the same cells. */
export function sampleCells(cells: readonly Cell[], size: number, seed: string): readonly Cell[] {
  const getRank = (cell: Cell) => pseudoRandom(`${seed}/${getCellName(cell)}`);
  const sampled = new Set(
    cells.toSorted((one, other) => getRank(one) - getRank(other)).slice(0, size),
  );
  return cells.filter((cell) => sampled.has(cell));
}
