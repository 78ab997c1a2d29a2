import { toCanonicalJson } from './canonical-json';
import { listReservations } from './describe-release';
import type { ReleaseReport } from './format/report.schema';
import { hash } from './sha256';
import type { ReleaseSignature, SignedRelease, Verdict } from './signed-release.schema';
import type { HumanReviews } from './verdicts';

/** What is to be signed. */
export type ReleaseEvidence = {
  readonly report: ReleaseReport;
  /** Of the file of the report. */
  readonly reportSha256: string;
  /** How many of the chosen screenshots are those of the report. */
  readonly comparedScreenshots: number;
  /** The chosen screenshots that are not those of the report. */
  readonly differentScreenshots: readonly string[];
  readonly verdicts: readonly Verdict[];
} & HumanReviews;

/** True if the release may be signed only with a note: a machine or a person did not pass it, or reviews do not count. */
export function needsAcknowledgement(verdicts: readonly Verdict[]): boolean {
  return listReservations(verdicts).length > 0;
}

/** Why a release cannot be signed, one sentence each; empty if it can. */
export function findObstacles(
  { report, differentScreenshots, verdicts }: ReleaseEvidence,
  { name, statement, acknowledgement }: Omit<ReleaseSignature, 'signedAt'>,
): readonly string[] {
  const isBlank = (text: string | null) => text === null || text.trim() === '';
  return [
    ...(report.build.hash === null
      ? ['The report has no hash of the build, so it does not say what was tested.']
      : []),
    ...(differentScreenshots.length > 0
      ? [`Screenshots are not those of the report: ${differentScreenshots.join(', ')}.`]
      : []),
    ...(needsAcknowledgement(verdicts) && isBlank(acknowledgement)
      ? [`${listReservations(verdicts).join(', ')}: say why the release is signed nevertheless.`]
      : []),
    ...(isBlank(name) ? ['Enter your name.'] : []),
    ...(isBlank(statement) ? ['Enter what you state.'] : []),
  ];
}

/** Signs a release: a record with the SHA-256 of its canonical JSON. Rejects if there are obstacles. */
export async function signRelease(
  evidence: ReleaseEvidence,
  signature: ReleaseSignature,
): Promise<SignedRelease> {
  const [obstacle] = findObstacles(evidence, signature);
  if (obstacle !== undefined) throw new Error(obstacle);
  const { report, reportSha256, comparedScreenshots, verdicts, reviews, opened } = evidence;
  const { name, statement, acknowledgement, signedAt } = signature;
  const record: Omit<SignedRelease, 'sha256'> = {
    format: 'signed-release',
    version: 1,
    report: { sha256: reportSha256, content: report },
    comparedScreenshots,
    verdicts: verdicts.map(toPlainVerdict),
    reviews,
    opened,
    signature: {
      name: name.trim(),
      statement: statement.trim(),
      acknowledgement: needsAcknowledgement(verdicts) ? (acknowledgement?.trim() ?? null) : null,
      signedAt,
    },
  };
  return { ...record, sha256: await hash(toCanonicalJson(record)) };
}

/** Leaves out what belongs to the table of the mode alone. */
function toPlainVerdict(verdict: Verdict): Verdict {
  const { machineId, walkthroughId, title, machine, isKnown, isReviewable, partOf } = verdict;
  const { human, humanDetail, reviewProblems, tester, testedBuild, note } = verdict;
  return {
    machineId,
    walkthroughId,
    title,
    machine,
    isKnown,
    isReviewable,
    partOf,
    human,
    humanDetail,
    reviewProblems,
    tester,
    testedBuild,
    note,
  };
}

/** The record as the text of a file. */
export function toSignedReleaseText(signed: SignedRelease): string {
  return `${JSON.stringify(signed, null, 1)}\n`;
}
