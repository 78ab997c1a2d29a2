import { ACCEPTED_SURVIVORS } from './accepted';
import { findStale, findUnlisted } from './compare-survivors';
import { listChanges } from './list-changes';
import { readReport } from '../report';

/** Prints how the survivors in Stryker's results differ from the accepted ones; returns false if one is not accepted. */
export function checkSurvivors(path: string): boolean {
  const report = readReport(path);
  if (report === null) return false;
  const changes = listChanges(report);
  const unlisted = findUnlisted(changes, ACCEPTED_SURVIVORS);
  const survived = changes.filter(({ result }) => result === 'survived').length;
  const noticed = changes.filter(({ result }) => result === 'noticed').length;
  console.log(
    `${noticed} of ${noticed + survived} changes noticed (${changes.length} in all); ` +
      `${survived} not noticed, ${survived - unlisted.length} of them listed as accepted.`,
  );
  for (const { file, line, mutator, original, replacement } of unlisted)
    console.log(`Not noticed: ${file}:${line} ${mutator}\n  - ${original}\n  + ${replacement}`);
  for (const { file, change, problem } of findStale(changes, ACCEPTED_SURVIVORS)) {
    const [mutator, original, replacement] = change;
    console.log(
      `Listed, but ${problem}: ${file} ${mutator}\n  - ${String(original)}\n  + ${String(replacement)}`,
    );
  }
  return unlisted.length === 0;
}
