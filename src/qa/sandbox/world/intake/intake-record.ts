/** What a new patient has submitted so far. */
export type IntakeRecord = {
  readonly basicInfo: Readonly<Record<string, string | undefined>> | null;
  /** ISO 8601 */
  readonly consentedAt: string | null;
  readonly responses:
    | readonly { readonly linkId: string; readonly value: string | readonly string[] | null }[]
    | null;
  /** Whether the intake was completed before the world was created. */
  readonly isCompletedBefore: boolean;
};

/** By user id; new patients are those with an entry. */
export type IntakeRecords = Map<string, IntakeRecord>;

/** An intake without data. */
export const emptyIntake: IntakeRecord = {
  basicInfo: null,
  consentedAt: null,
  responses: null,
  isCompletedBefore: false,
};

/** Whether the intake is complete (§7 intake/status); the card is optional. */
export function hasCompletedIntake(record: IntakeRecord): boolean {
  return record.isCompletedBefore || record.responses !== null;
}

const MIN_AGE = 13;
const MAX_AGE = 120;

/** The date, yyyy-MM-dd, `years` before `now`. */
function getDateYearsBefore(now: Date, years: number): string {
  return `${now.getUTCFullYear() - years}${now.toISOString().slice(4, 10)}`;
}

/** The problem with a new patient's age (§5 Intake basic info), or null. */
export function validateAge(dateOfBirth: string, now: Date): string | null {
  if (dateOfBirth > getDateYearsBefore(now, MIN_AGE))
    return `must be at least ${MIN_AGE} years ago`;
  if (dateOfBirth < getDateYearsBefore(now, MAX_AGE)) return `must be at most ${MAX_AGE} years ago`;
  return null;
}
