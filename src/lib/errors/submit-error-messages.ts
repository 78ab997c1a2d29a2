import type { Failure } from '../../../machines/port';
import { ANSWERS_KEPT, SUBMIT_FAILURES } from './copy';

/** The paragraphs under a failed submit: the server's message and what became of the answers, else one for the reason (§8). */
export function getSubmitErrorMessages({ message, reason }: Failure): readonly string[] {
  return message === null ? [SUBMIT_FAILURES()[reason]] : [message, ANSWERS_KEPT()];
}
