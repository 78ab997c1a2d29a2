import { lakeside } from './clinics';
import type { Person } from './people';
import { usualSafetyNet, type SafetyResource } from './safety-resources';

/** A link of the front door: what it is called and where it leads. */
export type WayIn = { readonly label: string; readonly path: string };

/** Where a member stands on the front door. */
export type CastGroup =
  'patients' | 'gates' | 'relatives' | 'accounts' | 'members' | 'newcomers' | 'shared' | 'edges';

/** A person of the cast: who they are, what they find when the clinic opens, and the ways in to them. */
export type CastMember = {
  readonly person: Person;
  readonly group: CastGroup;
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
  readonly waysIn: readonly WayIn[];
};

type Given = Partial<Omit<CastMember, 'person'>> &
  Pick<CastMember, 'group' | 'story'> & {
    person: Pick<Person, 'userId' | 'firstName'> & Partial<Person>;
  };

/** The page of a person's public link, opened from `context` (§2). */
export function assessmentsPath(userId: string, context: string, more = ''): string {
  return `/user/${userId}/assessments?context=${context}${more}`;
}

/** Fills in what a story does not say: a grown-up patient of Lakeside with nothing to agree to and nothing to prove. */
export function castMember({ person, ...given }: Given): CastMember {
  const { userId, firstName } = person;
  return {
    title: firstName,
    assigned: [],
    consentCopy: null,
    isBirthdayVerified: true,
    safetyNet: usualSafetyNet(userId),
    waysIn: [{ label: 'Text message', path: assessmentsPath(userId, 'sms') }],
    ...given,
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
