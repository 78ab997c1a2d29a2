import * as v from 'valibot';
import { SOURCES } from '../world/submissions';

/** How a message reached the person; left out where it was none (§4, D6). */
export const telecomType = v.picklist(['email', 'phone']);

/** A day that exists, yyyy-MM-dd (D9). */
export const isoDay = v.pipe(
  v.string(),
  v.isoDate('must be yyyy-MM-dd'),
  v.check((day) => !Number.isNaN(Date.parse(day)) && isRealDay(day), 'is no day of any calendar'),
);

function isRealDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const wireId = v.union([v.string(), v.number()]);

const answer = v.strictObject({
  key: v.string(),
  answerValue: v.optional(
    v.strictObject({ answerId: v.optional(wireId), answerIds: v.optional(v.array(wireId)) }),
  ),
  value: v.optional(v.union([v.string(), v.number()])),
});

/** The body of a submission (§3, D6); its answers are checked against the instruments later. */
export const submission = v.strictObject({
  assessments: v.pipe(
    v.array(v.strictObject({ id: v.string(), answers: v.array(answer) })),
    v.minLength(1, 'must hold an assessment'),
  ),
  assigneeUserId: v.string(),
  isNewPatient: v.boolean(),
  source: v.picklist(SOURCES),
  submissionType: v.picklist(['take_now', 'default']),
});
