import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Report = { files: Record<string, { mutants: { static?: boolean; status: string }[] }> };

/**
 * Removes from the results of an earlier run the changes of code that runs while a module loads and that no test noticed.
 * Stryker would not test them again, because it does not know which new tests reach them.
 */
export function removeStaticSurvivors(path: string): void {
  if (!existsSync(path)) return;
  // SAFETY: Stryker has written this file.
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(
      (mutant) => mutant.static !== true || mutant.status !== 'Survived',
    );
  writeFileSync(path, JSON.stringify(report));
}
