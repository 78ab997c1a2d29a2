import * as v from 'valibot';
import { reportSchema, sha256Schema } from './format/report.schema';
import { REVIEW_PROBLEMS } from './review-problems';

const verdictSchema = v.object({
  machineId: v.string(),
  walkthroughId: v.string(),
  title: v.string(),
  /** `missing`: the report does not have the walkthrough. */
  machine: v.picklist(['passed', 'failed', 'not run', 'missing']),
  /** False if the visualiser in which it was signed did not have the walkthrough. */
  isKnown: v.boolean(),
  /** False for a route: it has pictures, but no steps to review. */
  isReviewable: v.optional(v.boolean(), true),
  /** The title of the longer walkthrough that was run instead; null if it was run itself. */
  partOf: v.nullable(v.string()),
  human: v.picklist(['pass', 'fail', 'changed', 'open']),
  /** The same in words. */
  humanDetail: v.string(),
  /** Why the review does not count as one of this build; records of earlier versions do not have it. */
  reviewProblems: v.optional(v.pipe(v.array(v.picklist(REVIEW_PROBLEMS)), v.readonly()), []),
  tester: v.string(),
  testedBuild: v.string(),
  note: v.string(),
});

const signatureSchema = v.object({
  name: v.string(),
  statement: v.string(),
  /** Why the release is signed although walkthroughs failed or were not run; null if all passed. */
  acknowledgement: v.nullable(v.string()),
  /** ISO date and time. */
  signedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** What a person has signed; everything that is needed to read and to verify it. */
export const signedReleaseSchema = v.object({
  format: v.literal('signed-release'),
  version: v.literal(1),
  report: v.object({
    /** Of the file, as it was chosen. */
    sha256: sha256Schema,
    content: reportSchema,
  }),
  /** How many screenshots were chosen, and so compared with the report, when it was signed. */
  comparedScreenshots: v.number(),
  verdicts: v.array(verdictSchema),
  /** The reviews of Walkthroughs mode and the steps that were opened, as they were stored. */
  reviews: v.record(v.string(), v.unknown()),
  opened: v.record(v.string(), v.unknown()),
  signature: signatureSchema,
  /** Over the canonical JSON of all other properties. */
  sha256: sha256Schema,
});

export type Verdict = v.InferOutput<typeof verdictSchema>;
export type ReleaseSignature = v.InferOutput<typeof signatureSchema>;
export type SignedRelease = v.InferOutput<typeof signedReleaseSchema>;
