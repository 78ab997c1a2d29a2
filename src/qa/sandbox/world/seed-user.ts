import { lakeside } from './clinics';
import type { Person } from './people';
import { createDefaultSafetyNet, type SafetyResource } from './safety-resources';

/** A link on the launcher. */
type EntryLink = { readonly label: string; readonly path: string };

/** The group of a seed user on the launcher. */
export type SeedUserGroup =
  | 'patients'
  | 'gates'
  | 'relatives'
  | 'accounts'
  | 'signed-in'
  | 'new-patients'
  | 'shared'
  | 'edge-cases';

/** A test user: the person, their initial state and their links on the launcher. */
export type SeedUser = {
  readonly person: Person;
  readonly group: SeedUserGroup;
  /** Title of their card on the launcher. */
  readonly title: string;
  /** One line about what is special about them. */
  readonly story: string;
  /** Instrument ids, and the number of days until they are due (negative: overdue). */
  readonly assigned: readonly (readonly [instrumentId: string, dueInDays: number])[];
  /** The consent they must accept first, or null. */
  readonly consentCopy: string | null;
  readonly isBirthdayVerified: boolean;
  readonly safetyNet: readonly SafetyResource[];
  readonly entryLinks: readonly EntryLink[];
};

type SeedUserInput = Partial<Omit<SeedUser, 'person'>> &
  Pick<SeedUser, 'group' | 'story'> & {
    person: Pick<Person, 'userId' | 'firstName'> & Partial<Person>;
  };

/** The path of a person's public link in a context (§2). */
export function getAssessmentsPath(userId: string, context: string, extraQuery = ''): string {
  return `/user/${userId}/assessments?context=${context}${extraQuery}`;
}

/** Creates a seed user; by default an adult patient of Lakeside without consent or date-of-birth check. */
export function createSeedUser({ person, ...fields }: SeedUserInput): SeedUser {
  const { userId, firstName } = person;
  return {
    title: firstName,
    assigned: [],
    consentCopy: null,
    isBirthdayVerified: true,
    safetyNet: createDefaultSafetyNet(userId),
    entryLinks: [{ label: 'Text message', path: getAssessmentsPath(userId, 'sms') }],
    ...fields,
    person: {
      type: 'patient',
      patientId: `patient-${userId}`,
      lastName: 'Rivera',
      dateOfBirth: '1990-05-17',
      email: `${userId}@example.com`,
      phoneNumber: '+12015550123',
      medicalRecord: null,
      clinicId: lakeside.id,
      relatedPatient: null,
      shouldPromptAccountCreation: false,
      hasOnboarded: true,
      ...person,
    },
  };
}
