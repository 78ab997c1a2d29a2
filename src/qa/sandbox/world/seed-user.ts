import { lakeside } from './clinics';
import type { Person } from './people';
import { createDefaultSafetyNet, type SafetyResource } from './safety-resources';

/** A link of the front door: what it is called and where it leads. */
export type EntryLink = { readonly label: string; readonly path: string };

/** Where a member stands on the front door. */
export type SeedUserGroup =
  | 'patients'
  | 'gates'
  | 'relatives'
  | 'accounts'
  | 'signed-in'
  | 'new-patients'
  | 'shared'
  | 'edge-cases';

/** A person of the cast: who they are, what they find when the clinic opens, and the ways in to them. */
export type SeedUser = {
  readonly person: Person;
  readonly group: SeedUserGroup;
  /** The name of their card on the front door. */
  readonly title: string;
  /** One line about what is special here. */
  readonly story: string;
  /** Instrument ids and in how many days they are due (negative: overdue). */
  readonly assigned: readonly (readonly [instrumentId: string, dueInDays: number])[];
  /** What they have to agree to first, if anything. */
  readonly consentCopy: string | null;
  readonly isBirthdayVerified: boolean;
  readonly safetyNet: readonly SafetyResource[];
  readonly entryLinks: readonly EntryLink[];
};

type SeedUserInput = Partial<Omit<SeedUser, 'person'>> &
  Pick<SeedUser, 'group' | 'story'> & {
    person: Pick<Person, 'userId' | 'firstName'> & Partial<Person>;
  };

/** The page of a person's public link, opened from `context` (§2). */
export function assessmentsPath(userId: string, context: string, extraQuery = ''): string {
  return `/user/${userId}/assessments?context=${context}${extraQuery}`;
}

/** Fills in what a story does not say: a grown-up patient of Lakeside with nothing to agree to and nothing to prove. */
export function createSeedUser({ person, ...fields }: SeedUserInput): SeedUser {
  const { userId, firstName } = person;
  return {
    title: firstName,
    assigned: [],
    consentCopy: null,
    isBirthdayVerified: true,
    safetyNet: createDefaultSafetyNet(userId),
    entryLinks: [{ label: 'Text message', path: assessmentsPath(userId, 'sms') }],
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
