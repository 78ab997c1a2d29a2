import { toPossessive } from './possessive';

type Person = {
  readonly type: string;
  readonly relatedPatientFirstName?: string | null | undefined;
};

/** Returns the patient's first name in the possessive for a participant, who reads it instead of 'your'; null for a patient (D7). */
export function getParticipantName(user: Person | undefined): string | null {
  const name = user?.type === 'participant' ? user.relatedPatientFirstName?.trim() : undefined;
  return name ? toPossessive(name) : null;
}
