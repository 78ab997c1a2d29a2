import type { Failure } from '../../../machines/port';

const keptAnswers = 'Your answers are still here.';
const messages: Record<Failure['reason'], string> = {
  offline: `We couldn't reach the clinic. Check your connection, then press Submit again. ${keptAnswers}`,
  timeout: `The clinic took too long to answer. Press Submit again. ${keptAnswers}`,
  rejected: `Your answers were not accepted. Press Submit again, or contact your clinician. ${keptAnswers}`,
  server: `The clinic had a problem receiving your answers. Press Submit again. ${keptAnswers}`,
  malformed: `We couldn't tell whether your answers arrived. Press Submit again. ${keptAnswers}`,
};

/** What a failed submit says: the server's message, else what happened and what to do (§8). */
export function getSubmitErrorMessage(failure: Failure): string {
  return failure.message ?? messages[failure.reason];
}
