import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listScreenshots } from '../../../../src/qa/visualiser/release/format/list-report';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { sha256 } from '../identify-build';

/** The bytes of a file; null if it cannot be read. */
export function readIfExists(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The screenshots in a folder that are not those of its report, because their bytes have another hash. */
export function listAlteredFiles(report: ReleaseReport, folder: string): readonly string[] {
  return listScreenshots(report).flatMap(({ screenshot: { file, sha256: expected } }) => {
    const bytes = readIfExists(path.join(folder, file));
    return bytes === null || sha256(bytes) === expected ? [] : [file];
  });
}
