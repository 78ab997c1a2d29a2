import type { Failure } from '../../../machines/port';

const ANSWERS_KEPT = 'Your answers are still here.';
const messages: Record<Failure['reason'], string> = {
  offline: `We couldn't reach the clinic. Check your connection, then press Submit again. ${ANSWERS_KEPT}`,
  timeout: `The clinic took too long to respond. Press Submit again. ${ANSWERS_KEPT}`,
  busy: `The clinic is very busy right now. Wait a minute, then press Submit again. ${ANSWERS_KEPT}`,
  rejected: `Your answers were not accepted. Press Submit again, or contact your clinician. ${ANSWERS_KEPT}`,
  server: `The clinic had a problem receiving your answers. Press Submit again. ${ANSWERS_KEPT}`,
  malformed: `We couldn't tell whether your answers arrived. Press Submit again. ${ANSWERS_KEPT}`,
};

/** The paragraphs under a failed submit: the server's message and what became of the answers, else one for the reason (§8). */
export function getSubmitErrorMessages({ message, reason }: Failure): readonly string[] {
  return message === null ? [messages[reason]] : [message, ANSWERS_KEPT];
}
