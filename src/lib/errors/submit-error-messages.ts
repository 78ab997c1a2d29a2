import type { Failure } from '../../../machines/port';
import { ANSWERS_KEPT, SUBMIT_AGAIN, SUBMIT_FAILURES } from './copy';

/**
 * The paragraphs under a failed submit: the server's message and what became of the answers, else one for the reason (§8).
 * `isUncertain`: this attempt or an earlier one of the same answers may have arrived.
 */
export function getSubmitErrorMessages(
  { message, reason, status }: Failure,
  isUncertain: boolean,
): readonly string[] {
  if (message !== null) return [message, ANSWERS_KEPT()];
  // A 401 refuses the session: it says nothing of the answers.
  const isUnclear = status === 401 || (isUncertain && reason === 'rejected');
  return [isUnclear ? SUBMIT_AGAIN() : SUBMIT_FAILURES()[reason]];
}
