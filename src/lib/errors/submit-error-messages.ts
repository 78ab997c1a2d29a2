import type { Failure } from '../../../machines/port';
import { ANSWERS_KEPT, SUBMIT_AGAIN, SUBMIT_FAILURES } from './copy';

/** The paragraphs under a failed submit: the server's message and what became of the answers, else one for the reason (§8). */
export function getSubmitErrorMessages({ message, reason, status }: Failure): readonly string[] {
  if (message !== null) return [message, ANSWERS_KEPT()];
  // A 401 refuses the session: it says nothing of the answers, nor of an earlier attempt to send them.
  return [status === 401 ? SUBMIT_AGAIN() : SUBMIT_FAILURES()[reason]];
}
