import type { Clinic } from './clinics';

/** A patient or participant, the user of a public link (§3). */
export type Person = {
  readonly userId: string;
  readonly type: 'patient' | 'participant';
  readonly patientId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** yyyy-MM-dd; for a participant, the date of birth of the related patient. */
  readonly dateOfBirth: string;
  readonly email: string | null;
  /** E.164 */
  readonly phoneNumber: string | null;
  readonly medicalRecord: string | null;
  readonly clinicId: string;
  /** The patient about whom a participant answers. */
  readonly relatedPatient: { readonly patientId: string; readonly firstName: string } | null;
  readonly shouldPromptAccountCreation: boolean;
  readonly hasOnboarded: boolean;
};

/** `GET …/public-api/user/{userId}` (D6). */
export type WirePublicUser = {
  id: string;
  type: 'patient' | 'participant';
  clinic: Pick<Clinic, 'logoUrl' | 'name'>;
  clinicId: string;
  patientId: string;
  relatedPatientId: string | null;
  relatedPatientFirstName: string | null;
  info: { shouldPromptAccountCreation: boolean; hasOnboarded: boolean; firstName: string };
};

/** The public part of a person: the first name only, no date of birth, no contact details. */
export function toPublicUser(
  person: Person,
  { logoUrl, name }: Pick<Clinic, 'logoUrl' | 'name'>,
): WirePublicUser {
  return {
    id: person.userId,
    type: person.type,
    clinic: { logoUrl, name },
    clinicId: person.clinicId,
    patientId: person.patientId,
    relatedPatientId: person.relatedPatient?.patientId ?? null,
    relatedPatientFirstName: person.relatedPatient?.firstName ?? null,
    info: {
      shouldPromptAccountCreation: person.shouldPromptAccountCreation,
      hasOnboarded: person.hasOnboarded,
      firstName: person.firstName,
    },
  };
}

/** `GET …/account/user-profiles` (§3 Profile): the full profile of the signed-in user. */
export function toProfile(person: Person, clinic: Clinic, safetyNetEnabled: boolean) {
  const { userId, clinicId, patientId, firstName, lastName, dateOfBirth, email, phoneNumber } =
    person;
  return {
    id: `profile-${userId}`,
    userId,
    clinicId,
    patientId,
    userType: person.type,
    clinicLogoUrl: clinic.logoUrl,
    firstName,
    lastName,
    dateOfBirth,
    email,
    phoneNumber,
    safetyNetEnabled,
    relatedPatientId: person.relatedPatient?.patientId ?? null,
    type: 'patient',
    info: toPublicUser(person, clinic).info,
  };
}
