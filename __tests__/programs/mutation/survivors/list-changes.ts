import type { Mutant, Report } from '../report';

/** A change that Stryker has made, with the lines that it changed. */
export type Change = {
  readonly file: string;
  /** The number of the line on which it starts. */
  readonly line: number;
  readonly mutator: string;
  /** The changed lines before and after, each with single spaces only. */
  readonly original: string;
  readonly replacement: string;
  /** The line above them. */
  readonly above: string;
  readonly result: 'noticed' | 'survived' | 'not tested';
};

/** Lists the changes in Stryker's results. */
export function listChanges({ files }: Report): readonly Change[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map((mutant) => toChange(file, lines, mutant));
  });
}

function toChange(file: string, lines: readonly string[], mutant: Mutant): Change {
  const { start, end } = mutant.location;
  const before = lines[start.line - 1]?.slice(0, start.column - 1) ?? '';
  const after = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  return {
    file,
    line: start.line,
    mutator: mutant.mutatorName,
    original: withSingleSpaces(lines.slice(start.line - 1, end.line).join(' ')),
    replacement: withSingleSpaces(before + (mutant.replacement ?? '') + after),
    above: withSingleSpaces(lines[start.line - 2] ?? ''),
    result: toResult(mutant.status),
  };
}

const withSingleSpaces = (text: string) => text.trim().replace(/\s+/g, ' ');

function toResult(status: string): Change['result'] {
  if (status === 'Survived' || status === 'NoCoverage') return 'survived';
  return status === 'Killed' || status === 'Timeout' ? 'noticed' : 'not tested';
}
