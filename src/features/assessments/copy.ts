export const COMPLETED = 'Assessments completed!';
/** `possessive` is 'your', or a patient's name in the possessive. */
export const completedDetail = (possessive: string) =>
  `Thank you. Your answers have been sent to ${possessive} clinic.`;
export const YOUR = 'your';
export const CLOSE_PAGE = 'You can close this page now.';
export const formatStartsOver = (seconds: number) =>
  `This screen will start over in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
export const ALL_SET = "You're all set!";
export const ALL_SET_DETAIL = 'Nothing is due right now.';
export const TAKE_ANYWAY = 'Take assessment anyway';
export const NOT_AVAILABLE = 'This link is no longer available';
export const notAvailableDetail = (possessive: string) =>
  `It may already be done, or there may be a newer link. You did nothing wrong. If you expected something here, ask ${possessive} clinician for a new link.`;
export const DONE = 'Done';
/** About 12 seconds a question. */
export const formatEstimate = (questions: number) => {
  const minutes = Math.ceil(questions / 5);
  return `About ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`;
};
export const formatUnanswered = (count: number) => `${count} questions still need an answer`;
export const NEXT = 'Next';
export const BACK = 'Back';
export const SUBMIT = 'Submit';
export const SUBMITTING = 'Sending your answers…';
export const PREVIEW_NOT_AVAILABLE_DETAIL =
  'We can’t find this assessment. It may no longer be in use. Check the link and try again.';
export const PREVIEW_NOTE = 'This is a preview. You can’t submit anything here.';
