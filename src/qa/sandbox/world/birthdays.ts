/** Ids of the users whose date of birth is not verified yet. */
export type UnverifiedBirthdays = Set<string>;

/** Compares a date of birth (yyyy-MM-dd) with the person's; a match marks the person as verified. */
export function verifyBirthday(
  unverified: UnverifiedBirthdays,
  person: { readonly userId: string; readonly dateOfBirth: string },
  dateOfBirth: string,
): boolean {
  const isMatch = person.dateOfBirth === dateOfBirth;
  if (isMatch) unverified.delete(person.userId);
  return isMatch;
}
