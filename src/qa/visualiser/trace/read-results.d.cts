import type { SPECIFICATION, StatementTest } from './specification.cjs';

export function countResults(reports: {
  readonly jest: object | null;
  readonly playwright: object | null;
  readonly tests: readonly StatementTest[];
}): (typeof SPECIFICATION)['results'];
