import path from 'node:path';
import { readReport } from '../../../../src/qa/visualiser/release/format/read-report';
import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { readTextFile } from './read-text-file';

/** A report, and the folder in which its screenshots are. */
export type Gallery = { readonly report: ReleaseReport; readonly folder: string };

/** Reads the report of a gallery; throws an error with a line for the user. */
export function readGallery(file: string): Gallery {
  const report = readReport(readTextFile(file));
  if ('problem' in report) throw new Error(`${file}: ${report.problem}`);
  return { report, folder: path.dirname(file) };
}
