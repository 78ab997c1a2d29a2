/** User ids whose date of birth the clinic still asks for. */
export type UnverifiedBirthdays = Set<string>;

/** Compares two dates of birth, yyyy-MM-dd; the right one ends the asking. */
export function verifyBirthday(
  unverified: UnverifiedBirthdays,
  person: { readonly userId: string; readonly dateOfBirth: string },
  dateOfBirth: string,
): boolean {
  const isMatch = person.dateOfBirth === dateOfBirth;
  if (isMatch) unverified.delete(person.userId);
  return isMatch;
}
