import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Position = { line: number; column: number };

export type Mutant = {
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
  status: string;
  statusReason?: string;
  /** True for code that runs while its module loads. */
  static?: boolean;
};

/** The part of Stryker's results that is read here; lines and columns count from 1. */
export type Report = { files: Record<string, { source: string; mutants: Mutant[] }> };

/** Why a change was not tested; also in sample.mjs. */
export const NOT_IN_SAMPLE = 'Not in the sample.';

/** Reads the results of an earlier run; null if there are none. */
export function readReport(path: string): Report | null {
  // SAFETY: Stryker has written this file.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}

export function writeReport(path: string, report: Report): void {
  writeFileSync(path, JSON.stringify(report));
}
