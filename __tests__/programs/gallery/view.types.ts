import type {
  ReportedScreenshot,
  ReportedView,
  ReportedWalkthrough,
  Violation,
} from '../../../src/qa/visualiser/release/format/report.schema';

export type { Violation };

/** A screenshot before it is hashed. */
export type Screenshot = Omit<ReportedScreenshot, 'sha256'>;

/** A view as a worker stores it. Serialisable. */
export type View = Omit<ReportedView, 'screenshots'> & {
  readonly walkthroughId: string;
  readonly screenshots: readonly Screenshot[];
};

/** The result of one walkthrough. */
export type WalkthroughResult = Pick<
  ReportedWalkthrough,
  'result' | 'durationMs' | 'error' | 'consoleProblems'
> & { readonly walkthroughId: string };
