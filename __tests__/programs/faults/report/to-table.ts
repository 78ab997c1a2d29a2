import { DURATIONS, FAULTS } from '../injection/faults';
import type { CellResult } from '../run.types';

/** In a cell of the table: the once result, then the for-good one. */
const MARKS = { ok: '·', failed: 'X', none: ' ' } as const;

/** A table of scenarios × faults; each cell has one mark for a fault that strikes once, and one for a fault that stays. */
export function toTable(results: readonly CellResult[]): string {
  const names = [...new Set(results.map(({ cell }) => cell.scenario.name))];
  const width = Math.max(...names.map((name) => name.length));
  const getMark = (name: string, fault: string, duration: string) => {
    const result = results.find(
      ({ cell }) =>
        cell.scenario.name === name && cell.fault.name === fault && cell.duration === duration,
    );
    if (result === undefined) return MARKS.none;
    return result.problems.length === 0 ? MARKS.ok : MARKS.failed;
  };
  const rows = names.map((name) =>
    [
      name.padEnd(width),
      ...FAULTS.map((fault) =>
        DURATIONS.map((duration) => getMark(name, fault.name, duration))
          .join('')
          .padEnd(fault.name.length),
      ),
    ].join(' '),
  );
  const header = [' '.repeat(width), ...FAULTS.map(({ name }) => name.padEnd(2))].join(' ');
  return [
    `Each cell: once, for good; ${MARKS.ok} ok, ${MARKS.failed} failed`,
    header,
    ...rows,
  ].join('\n');
}
