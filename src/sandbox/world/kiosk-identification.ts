import type { Person } from './people';

/** What a visitor has typed at the kiosk (§7, D9): a record number, or a name and a date of birth. */
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

const plain = (text: string) => text.trim().toLowerCase();

function isNamed(person: Person, { medicalRecord, lastName, dateOfBirth }: KioskQuery): boolean {
  if (medicalRecord !== undefined)
    return plain(person.medicalRecord ?? '') === plain(medicalRecord);
  return (
    plain(person.lastName) === plain(lastName ?? '') && person.dateOfBirth === (dateOfBirth ?? '')
  );
}

function isReachedBy(person: Person, { phoneNumber, email }: KioskQuery): boolean {
  return (
    (phoneNumber === null || person.phoneNumber === phoneNumber) &&
    (email === null || plain(person.email ?? '') === plain(email))
  );
}

/** Who of a clinic's patients the visitor is (§7 identify-patient-attributes). */
export function identifyVisitor(patients: readonly Person[], query: KioskQuery): KioskResult {
  const named = patients.filter((person) => isNamed(person, query));
  if (named.length === 0) return { status: 'not_found' };
  const reached = named.filter((person) => isReachedBy(person, query));
  const [visitor] = reached;
  if (visitor !== undefined && reached.length === 1)
    return { status: 'match_found', userId: visitor.userId };
  return { status: 'more_info_needed' };
}
