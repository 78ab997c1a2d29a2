import * as v from 'valibot';
import { parseJson } from '../../../../src/qa/visualiser/release/format/parse-json';
import {
  screenshotFileSchema,
  sha256Schema,
} from '../../../../src/qa/visualiser/release/format/report.schema';
import { readTextFile } from './read-text-file';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('A name or note is empty.'));

const acceptedChangeSchema = v.object({
  file: screenshotFileSchema,
  /** The older screenshot; null if there was none. */
  before: v.nullable(sha256Schema),
  /** The newer screenshot; null if there is none any more. */
  after: v.nullable(sha256Schema),
  name: filled,
  at: v.pipe(v.string(), v.isoTimestamp()),
  note: filled,
});

const fileSchema = v.object({
  format: v.literal('accepted-changes'),
  version: v.literal(1),
  changes: v.array(acceptedChangeSchema),
});

/** A change that a person has accepted. It is bound to both screenshots. */
export type AcceptedChange = v.InferOutput<typeof acceptedChangeSchema>;

/** Reads the file that was exported from the page; throws an error with a line for the user. */
export function readAcceptedChanges(file: string): readonly AcceptedChange[] {
  const result = v.safeParse(fileSchema, parseJson(readTextFile(file)));
  if (result.success) return result.output.changes;
  const [issue] = result.issues;
  throw new Error(
    `${file} has no accepted changes: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`,
  );
}

/** The acceptance of a change: only one of exactly these screenshots counts, and the latest of several. */
export function findAcceptance(
  { file, before, after }: Pick<AcceptedChange, 'file' | 'before' | 'after'>,
  accepted: readonly AcceptedChange[],
): AcceptedChange | null {
  const matching = accepted.filter(
    (one) => one.file === file && one.before === before && one.after === after,
  );
  return matching.reduce<AcceptedChange | null>(
    (latest, one) => (latest !== null && latest.at >= one.at ? latest : one),
    null,
  );
}
