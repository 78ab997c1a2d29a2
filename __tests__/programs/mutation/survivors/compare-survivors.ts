import type { AcceptedChange, AcceptedSurvivors } from './accepted.types';
import type { Change } from './list-changes';

/** Finds the changes that no test has noticed and that are not accepted. */
export function findUnlisted(
  changes: readonly Change[],
  accepted: readonly AcceptedSurvivors[],
): readonly Change[] {
  return changes.filter(
    (change) =>
      change.result === 'survived' &&
      !accepted.some((entry) => entry.changes.some((one) => isMatch(change, entry.files, one))),
  );
}

export type StaleEntry = {
  readonly file: string;
  readonly change: AcceptedChange;
  readonly problem: 'noticed by a test' | 'not in the code';
};

/** Finds the accepted changes of one file that a test notices by now, or that can no longer be made. */
export function findStale(
  changes: readonly Change[],
  accepted: readonly AcceptedSurvivors[],
): readonly StaleEntry[] {
  const files = new Set(changes.map(({ file }) => file));
  return accepted.flatMap((entry) => {
    const file = entry.files;
    if (typeof file !== 'string' || !files.has(file)) return [];
    return entry.changes.flatMap((change) => {
      const matching = changes.filter((one) => isMatch(one, file, change));
      if (matching.length === 0) return { file, change, problem: 'not in the code' as const };
      const isNoticed = matching.every(({ result }) => result === 'noticed');
      return isNoticed ? { file, change, problem: 'noticed by a test' as const } : [];
    });
  });
}

function isMatch(
  { file, mutator, original, replacement, above }: Change,
  files: AcceptedSurvivors['files'],
  [acceptedMutator, acceptedOriginal, acceptedReplacement, acceptedAbove = above]: AcceptedChange,
): boolean {
  return (
    mutator === acceptedMutator &&
    fits(file, files) &&
    fits(original, acceptedOriginal) &&
    fits(replacement, acceptedReplacement) &&
    above === acceptedAbove
  );
}

const fits = (text: string, pattern: string | RegExp) =>
  typeof pattern === 'string' ? text === pattern : pattern.test(text);
