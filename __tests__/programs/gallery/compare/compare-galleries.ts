import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { readAcceptedChanges } from './accepted-changes';
import { listAlteredFiles, readIfExists } from './check-files';
import { comparePixels } from './compare-pixels';
import { compareReports, type ScreenshotComparer } from './compare-reports';
import type { Comparison, ComparisonRequest } from './compare.types';
import { OLDER_FOLDER } from './older-folder';
import { readGallery } from './read-gallery';

/**
 * Compares a gallery with an older one, and copies the older screenshots that the page shows beside it. Names the screenshots on
 * both sides that are not those of their reports: what the reports say about them cannot be compared.
 */
export function compareGalleries(
  report: ReleaseReport,
  galleryFolder: string,
  { against, accepted }: ComparisonRequest,
): Comparison {
  const older = readGallery(against);
  const copyFolder = path.join(galleryFolder, OLDER_FOLDER);
  rmSync(copyFolder, { recursive: true, force: true });
  const alteredOlder = listAlteredFiles(older.report, older.folder);
  const compareScreenshots: ScreenshotComparer = (olderFile, newerFile) => {
    const bytes = readIfExists(path.join(older.folder, olderFile));
    if (bytes === null) return { pixels: null, olderProblem: 'The older screenshot is missing.' };
    if (alteredOlder.includes(olderFile))
      return { pixels: null, olderProblem: 'The older screenshot is not the one of its report.' };
    const newerBytes =
      newerFile === null ? null : readIfExists(path.join(galleryFolder, newerFile));
    const pixels = newerBytes === null ? null : comparePixels(bytes, newerBytes);
    if (pixels?.count !== 0) {
      const copy = path.join(copyFolder, olderFile);
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(path.join(older.folder, olderFile), copy);
    }
    return { pixels, olderProblem: null };
  };
  const acceptedChanges = accepted === null ? [] : readAcceptedChanges(accepted);
  return {
    ...compareReports(older.report, report, acceptedChanges, compareScreenshots),
    alteredOlder,
    alteredNewer: listAlteredFiles(report, galleryFolder),
  };
}
