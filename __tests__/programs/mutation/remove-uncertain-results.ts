import { NOT_IN_SAMPLE, readReport, writeReport, type Mutant } from './report';

/**
 * Removes from the results of an earlier run the changes that Stryker would take for tested although they may have to be
 * tested again: those that were not in its sample, those that no test reached, and those of code that runs while a module
 * loads and that no test noticed, because Stryker does not know which new tests reach them.
 */
export function removeUncertainResults(path: string): void {
  const report = readReport(path);
  if (report === null) return;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((mutant) => !isUncertain(mutant));
  writeReport(path, report);
}

const isUncertain = ({ static: isStatic, status, statusReason }: Mutant) =>
  statusReason === NOT_IN_SAMPLE ||
  status === 'NoCoverage' ||
  (isStatic === true && status === 'Survived');
