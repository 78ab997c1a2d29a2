import { formatPossessive, formatPossessiveOfS } from './copy';

type Person = {
  readonly type: string;
  readonly relatedPatientFirstName?: string | null | undefined;
};

/** Returns the patient's first name in the possessive for a participant, who reads it instead of 'your'; null for a patient (D7). */
export function getParticipantName(user: Person | undefined): string | null {
  const name = user?.type === 'participant' ? user.relatedPatientFirstName?.trim() : undefined;
  return name ? toPossessive(name) : null;
}

/**
 * Converts a name to its possessive: "Sam’s", but "James’"; an empty name stays empty. In Spanish it is the bare name, so
 * it is read when rendered, and not kept.
 */
export function toPossessive(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '';
  return /s$/i.test(trimmed) ? formatPossessiveOfS(trimmed) : formatPossessive(trimmed);
}
