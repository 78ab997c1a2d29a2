import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import type { AcceptedChange } from './accepted-changes';

/** With which report to compare, and which changes have been accepted; both are paths of files. */
export type ComparisonRequest = { readonly against: string; readonly accepted: string | null };

/** How the pixels of two screenshots differ. */
export type PixelDifference = {
  readonly count: number;
  /** The larger of the two, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The smallest rectangle with all of them. */
  readonly area: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly isResized: boolean;
};

/** A screenshot that is not as before. */
export type Change = {
  readonly kind: 'changed' | 'new' | 'gone';
  readonly machineId: string;
  readonly machineTitle: string;
  readonly state: string;
  readonly title: string;
  readonly lastStep: string;
  readonly variant: string;
  /** The newer file, or the older one if it is gone. */
  readonly file: string;
  /** Null if there was none. */
  readonly olderFile: string | null;
  /** SHA-256 of the older screenshot; null if there was none. */
  readonly before: string | null;
  /** SHA-256 of the newer screenshot; null if there is none any more. */
  readonly after: string | null;
  /** Null if there is nothing to compare, or the pixels could not be compared. */
  readonly pixels: PixelDifference | null;
  /** What is wrong with the file of the older screenshot; null if it can be shown. */
  readonly olderProblem: string | null;
  readonly acceptance: AcceptedChange | null;
};

/** The screenshots of a report compared with those of an older one. */
export type Comparison = ReportComparison & {
  /** Files of the older gallery whose bytes are not those of its report. */
  readonly alteredOlder: readonly string[];
  /** The same of the newer gallery. */
  readonly alteredNewer: readonly string[];
};

/** The comparison of two reports. */
export type ReportComparison = {
  readonly older: Pick<ReleaseReport, 'createdAt' | 'build' | 'browser' | 'computer'>;
  readonly sameCount: number;
  /** Screenshots whose bytes differ, but not their pixels; they count as the same. */
  readonly samePixelsCount: number;
  /** Screenshots of walkthroughs that only one of the two runs has run. */
  readonly notComparedCount: number;
  readonly changes: readonly Change[];
  /** Acceptances of other screenshots than those compared. */
  readonly endedAcceptances: readonly AcceptedChange[];
};
