import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countReport } from '../../../src/qa/visualiser/release/format/list-report';
import { toReportText } from '../../../src/qa/visualiser/release/format/read-report';
import type { ReleaseReport } from '../../../src/qa/visualiser/release/format/report.schema';
import { ROUTES_GROUP } from '../../../src/qa/routes/pictured-routes';
import { ACCESSIBILITY_MODES } from './accessibility-modes';
import { findGalleryProblems } from './build-report';
import { compareGalleries } from './compare/compare-galleries';
import { isOpen } from './compare/compare-reports';
import type { Comparison, ComparisonRequest } from './compare/compare.types';
import { GALLERY_FOLDER } from './folders';
import { renderGallery } from './page/render-gallery';

/** The name of the report in the folder of the gallery. */
export const REPORT_FILE = 'report.json';

/**
 * Writes the report and the page, and prints what is missing or failed, which changes nobody has accepted, and which screenshots
 * are not those of their reports; returns true if there is none of these.
 */
export function writeGallery(
  report: ReleaseReport,
  request: ComparisonRequest | null,
  folder = GALLERY_FOLDER,
): boolean {
  writeFileSync(path.join(folder, REPORT_FILE), toReportText(report));
  const comparison = request === null ? null : compareGalleries(report, folder, request);
  const page = path.join(folder, 'index.html');
  writeFileSync(page, renderGallery(report, comparison));

  const { views } = countReport(report.machines);
  const flows = report.machines.filter(({ id }) => id !== ROUTES_GROUP.id).length;
  const modes = ACCESSIBILITY_MODES.length;
  console.log(
    `\n${views} views of ${flows} flows and of the routes, each in ${modes} modes: ${page}`,
  );
  const problems = findGalleryProblems(report);
  if (problems.length > 0)
    console.error(
      `The gallery is incomplete:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  const openCount = comparison === null ? 0 : printComparison(comparison);
  const alteredCount = comparison === null ? 0 : printAltered(comparison);
  return problems.length === 0 && openCount === 0 && alteredCount === 0;
}

/** Prints the screenshots that are not those of their reports; returns how many there are. */
function printAltered({ alteredOlder, alteredNewer }: Comparison): number {
  const print = (name: string, files: readonly string[]) => {
    if (files.length > 0)
      console.error(
        `Not the screenshots of the ${name} report:\n${files.map((file) => `- ${file}`).join('\n')}`,
      );
  };
  print('older', alteredOlder);
  print('newer', alteredNewer);
  return alteredOlder.length + alteredNewer.length;
}

/** Prints the changes; returns how many of them nobody has accepted. */
function printComparison(comparison: Comparison): number {
  const { changes, sameCount, notComparedCount, older } = comparison;
  const open = changes.filter(isOpen);
  console.log(
    `Compared with the gallery of ${older.createdAt}: ${sameCount} screenshots are the same, ${changes.length} are not, ` +
      `${changes.length - open.length} of these are accepted; ${notComparedCount} were not compared.`,
  );
  if (open.length > 0)
    console.error(
      `Not accepted:\n${open.map(({ kind, file }) => `- ${kind}: ${file}`).join('\n')}`,
    );
  return open.length;
}
