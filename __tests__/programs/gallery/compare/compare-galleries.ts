import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { listScreenshots } from '../../../../src/qa/visualiser/release/format/list-report';
import { sha256 } from '../identify-build';
import { readAcceptedChanges } from './accepted-changes';
import { comparePixels } from './compare-pixels';
import { compareReports, type ScreenshotComparer } from './compare-reports';
import type { Comparison, ComparisonRequest } from './compare.types';
import { OLDER_FOLDER } from './older-folder';
import { readGallery } from './read-gallery';

/** Compares a gallery with an older one, and copies the older screenshots that the page shows beside it. */
export function compareGalleries(
  report: ReleaseReport,
  galleryFolder: string,
  { against, accepted }: ComparisonRequest,
): Comparison {
  const older = readGallery(against);
  const copyFolder = path.join(galleryFolder, OLDER_FOLDER);
  rmSync(copyFolder, { recursive: true, force: true });
  const hashes = new Map(
    listScreenshots(older.report).map(({ screenshot }) => [screenshot.file, screenshot.sha256]),
  );
  const compareScreenshots: ScreenshotComparer = (olderFile, newerFile) => {
    const bytes = readIfExists(path.join(older.folder, olderFile));
    if (bytes === null) return { pixels: null, olderProblem: 'The older screenshot is missing.' };
    if (sha256(bytes) !== hashes.get(olderFile))
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
  return compareReports(older.report, report, acceptedChanges, compareScreenshots);
}

function readIfExists(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
