/** What a new patient has told the clinic so far. */
export type IntakeRecord = {
  readonly basicInfo: Readonly<Record<string, string | undefined>> | null;
  /** ISO 8601 */
  readonly consentedAt: string | null;
  readonly responses:
    | readonly { readonly linkId: string; readonly value: string | readonly string[] | null }[]
    | null;
  /** The intake was over before today. */
  readonly isCompletedBefore: boolean;
};

/** By user id; those with an entry are new patients. */
export type IntakeRecords = Map<string, IntakeRecord>;

/** Nothing told yet. */
export const emptyIntake: IntakeRecord = {
  basicInfo: null,
  consentedAt: null,
  responses: null,
  isCompletedBefore: false,
};

/** Whether the clinic needs nothing more (§7 intake/status); the card is optional. */
export function hasCompletedIntake(record: IntakeRecord): boolean {
  return record.isCompletedBefore || record.responses !== null;
}

const MIN_AGE = 13;
const MAX_AGE = 120;

/** The day, yyyy-MM-dd, `years` before `now`. */
function yearsBefore(now: Date, years: number): string {
  return `${now.getUTCFullYear() - years}${now.toISOString().slice(4, 10)}`;
}

/** What is wrong with the age of somebody born on a day (§5 Intake basic info), or null. */
export function validateAge(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth > yearsBefore(now, MIN_AGE)) return `must be at least ${MIN_AGE} years ago`;
  if (dateOfBirth < yearsBefore(now, MAX_AGE)) return `must be at most ${MAX_AGE} years ago`;
  return null;
}
