import type { SPECIFICATION } from './specification.cjs';

export function countResults(reports: {
  readonly jest: object | null;
  readonly playwright: object | null;
}): (typeof SPECIFICATION)['results'];
