import type { Person } from './people';

/** What a visitor enters at the kiosk (§7, D9): a record number, or a name and a date of birth. */
export type KioskQuery = {
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly medicalRecord?: string | undefined;
  readonly lastName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
};

export type KioskResult =
  | { readonly status: 'match_found'; readonly userId: string }
  | { readonly status: 'more_info_needed' | 'not_found' };

const normalize = (text: string) => text.trim().toLowerCase();

function matchesIdentity(
  person: Person,
  { medicalRecord, lastName, dateOfBirth }: KioskQuery,
): boolean {
  if (medicalRecord !== undefined)
    return normalize(person.medicalRecord ?? '') === normalize(medicalRecord);
  return (
    normalize(person.lastName) === normalize(lastName ?? '') &&
    person.dateOfBirth === (dateOfBirth ?? '')
  );
}

function matchesContact(person: Person, { phoneNumber, email }: KioskQuery): boolean {
  return (
    (phoneNumber === null || person.phoneNumber === phoneNumber) &&
    (email === null || normalize(person.email ?? '') === normalize(email))
  );
}

/** Finds the visitor among a clinic's patients (§7 identify-patient-attributes). */
export function identifyVisitor(patients: readonly Person[], query: KioskQuery): KioskResult {
  const identityMatches = patients.filter((person) => matchesIdentity(person, query));
  if (identityMatches.length === 0) return { status: 'not_found' };
  const contactMatches = identityMatches.filter((person) => matchesContact(person, query));
  const [visitor] = contactMatches;
  if (visitor !== undefined && contactMatches.length === 1)
    return { status: 'match_found', userId: visitor.userId };
  return { status: 'more_info_needed' };
}
