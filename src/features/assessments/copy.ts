import type { Failure } from '../../../machines/port';

export const COMPLETED = 'Assessments completed!';
export const COMPLETED_DETAIL = 'Thank you. Your answers have been sent to your clinic.';
export const ALL_SET = "You're all set!";
export const ALL_SET_DETAIL = 'Nothing is due right now.';
export const TAKE_ANYWAY = 'Take assessment anyway';
export const NOT_AVAILABLE = 'This link is no longer available';
export const NOT_AVAILABLE_DETAIL =
  'It may have been completed already, or replaced by a newer one. You did nothing wrong. If you expected something here, contact your clinician.';
export const DONE = 'Done';
export const NEXT = 'Next';
export const BACK = 'Back';
export const SUBMIT = 'Submit';
export const SUBMITTING = 'Sending your answers…';
export const PREVIEW_NOTE = 'This is a preview: nothing can be submitted from here.';

export const LEAVE_HEADING = 'Leave without submitting?';
export const LEAVE_DETAIL = 'Your answers have not been sent yet. They will be lost if you leave.';
export const LEAVE = 'Leave';
export const STAY = 'Stay';

const keptAnswers = 'Your answers are still here.';
const submitFailures: Record<Failure['reason'], string> = {
  offline: `We couldn't reach the clinic. Check your connection, then press Submit again. ${keptAnswers}`,
  timeout: `The clinic took too long to answer. Press Submit again. ${keptAnswers}`,
  refused: `Your answers were not accepted. Press Submit again, or contact your clinician. ${keptAnswers}`,
  server: `The clinic had a problem receiving your answers. Press Submit again. ${keptAnswers}`,
  malformed: `We couldn't tell whether your answers arrived. Press Submit again. ${keptAnswers}`,
};

/** What a failed submit says: the server's message, else what happened and what to do (§8). */
export function submitFailureText(failure: Failure): string {
  return failure.message ?? submitFailures[failure.reason];
}
