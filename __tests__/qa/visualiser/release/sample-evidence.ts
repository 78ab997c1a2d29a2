import type { ReleaseReport } from '../../../../src/qa/visualiser/release/format/report.schema';
import { toReportText } from '../../../../src/qa/visualiser/release/format/read-report';
import type { ReleaseEvidence } from '../../../../src/qa/visualiser/release/sign-release';
import type { Verdict } from '../../../../src/qa/visualiser/release/signed-release.schema';
import { createReport, toHash } from '../../../support/sample-report';

/** The contents of the screenshots of the sample release, by state. */
export const SCREENSHOTS = { LOADING: 'picture of loading', open: 'picture of open' } as const;

/** A report of one walkthrough with two screenshots. */
export const sampleReport: ReleaseReport = createReport({
  gate: [
    {
      id: 'first',
      views: { LOADING: { phone: SCREENSHOTS.LOADING }, open: { phone: SCREENSHOTS.open } },
    },
  ],
});

/** A verdict on which machine and person agree. */
export const passed: Verdict = {
  machineId: 'gate',
  walkthroughId: 'first',
  title: 'Walkthrough first',
  machine: 'passed',
  isKnown: true,
  isReviewable: true,
  partOf: null,
  human: 'pass',
  humanDetail: 'passed',
  reviewProblems: [],
  tester: 'Tess',
  testedBuild: '1.2.3',
  note: '',
};

/** What is needed to sign the sample report. */
export const sampleEvidence: ReleaseEvidence = {
  report: sampleReport,
  reportSha256: toHash(toReportText(sampleReport)),
  comparedScreenshots: 2,
  differentScreenshots: [],
  verdicts: [passed],
  reviews: {},
  opened: {},
};

/** A complete signature. */
export const signature = {
  name: 'Quinn',
  statement: 'Ready for release.',
  acknowledgement: null,
  signedAt: '2026-11-04T10:00:00.000Z',
} as const;
