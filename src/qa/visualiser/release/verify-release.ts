import * as v from 'valibot';
import { toCanonicalJson } from './canonical-json';
import { listScreenshots } from './format/list-report';
import { parseJson } from './format/parse-json';
import { hash } from './sha256';
import { signedReleaseSchema, type SignedRelease } from './signed-release.schema';

/** A file of the evidence, compared with what was signed. */
export type VerifiedFile = {
  readonly file: string;
  readonly status: 'unchanged' | 'changed' | 'missing';
};

/** The result of verifying a signed record. */
export type Verification = {
  readonly signed: SignedRelease;
  /** False if the record itself is not as it was signed. */
  readonly isRecordUnchanged: boolean;
  /** The report, then its screenshots. */
  readonly files: readonly VerifiedFile[];
};

/** The hashes of the files to compare; null for a file that was not chosen. */
export type ChosenHashes = {
  readonly report: string | null;
  readonly getScreenshot: (file: string) => string | null;
};

/** Reads the text of a signed record, or returns a message for the user. Never throws. */
export function readSignedRelease(text: string): SignedRelease | { readonly problem: string } {
  const result = v.safeParse(signedReleaseSchema, parseJson(text));
  if (result.success) return result.output;
  return {
    problem:
      'This file is not a signed release. Choose a JSON file that was exported when one was signed.',
  };
}

/** Compares a signed record and the files of a release with what was signed; or returns a message for the user. */
export async function verifyRelease(
  text: string,
  chosen: ChosenHashes,
): Promise<Verification | { readonly problem: string }> {
  const signed = readSignedRelease(text);
  if ('problem' in signed) return signed;
  const compare = (file: string, expected: string, actual: string | null): VerifiedFile => ({
    file,
    status: actual === null ? 'missing' : actual === expected ? 'unchanged' : 'changed',
  });
  return {
    signed,
    isRecordUnchanged: await isUnchanged(parseJson(text), signed.sha256),
    files: [
      compare('report.json', signed.report.sha256, chosen.report),
      ...listScreenshots(signed.report.content).map(({ screenshot: { file, sha256 } }) =>
        compare(file, sha256, chosen.getScreenshot(file)),
      ),
    ],
  };
}

/** Hashes what the file contains, and not what was read from it, so that nothing can be added unnoticed. */
async function isUnchanged(record: unknown, expected: string): Promise<boolean> {
  if (typeof record !== 'object' || record === null) return false;
  const rest = Object.entries(record).filter(([key]) => key !== 'sha256');
  return (await hash(toCanonicalJson(Object.fromEntries(rest)))) === expected;
}
