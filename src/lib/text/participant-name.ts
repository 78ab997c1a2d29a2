import { possessive } from './possessive';

type Person = {
  readonly type: string;
  readonly relatedPatientFirstName?: string | null | undefined;
};

/** For a participant, the patient's first name in the possessive, which stands for 'your'; null for a patient (D7). */
export function participantName(user: Person | undefined): string | null {
  const name = user?.type === 'participant' ? user.relatedPatientFirstName?.trim() : undefined;
  return name ? possessive(name) : null;
}
