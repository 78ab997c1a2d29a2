import { plural, t } from '@lingui/core/macro';

export const COMPLETED = () => t`Assessments completed!`;
export const ALL_SET = () => t`You're all set!`;
export const ALL_SET_DETAIL = () => t`Nothing is due right now.`;
export const TAKE_ANYWAY = () => t`Take assessment anyway`;
export const NOT_AVAILABLE = () => t`This link is no longer available`;
/** `possessive` is a patient's name in the possessive; null for the patient. */
export const notAvailableDetail = (possessive: string | null) =>
  possessive === null
    ? t`It may already be done, or there may be a newer link. You did nothing wrong. If you expected something here, ask your clinician for a new link.`
    : t`It may already be done, or there may be a newer link. You did nothing wrong. If you expected something here, ask ${possessive} clinician for a new link.`;
/** Beside the assessments that can be shown. */
export const formatNotShown = (count: number) =>
  plural(count, {
    one: '1 assessment can’t be shown here. You can send the others. Contact the clinic about it.',
    other:
      '# assessments can’t be shown here. You can send the others. Contact the clinic about them.',
  });
export const DONE = () => t({ message: 'Done', context: 'button' });
export const formatEstimate = (minutes: number) =>
  // Without `plural`, as all texts of the first view (docs/decisions/0021).
  minutes === 1 ? t`About 1 minute` : t`About ${minutes} minutes`;
export const formatAssessmentNumber = (n: number, m: number) => t`Assessment ${n} of ${m}`;
/** The name of the progress bar. */
export const ANSWERED = () => t`Answered`;
export const formatAnswered = (answered: number, count: number) =>
  t`${answered} of ${count} answered`;
export const NO_QUESTIONS = () => t`This form has no questions. Contact the clinic about it.`;
/** Of more than three. */
export const formatUnanswered = (count: number) =>
  plural(count, {
    one: '# question still needs an answer',
    other: '# questions still need an answer',
  });
/** A link to the safety net. */
export const HELP = () => t({ message: 'Help', comment: 'A link to the safety net.' });
export const NEXT = () => t`Next`;
export const SUBMIT = () => t`Submit`;
export const SUBMITTING = () => t`Sending your answers…`;
export const PREVIEW_NOT_AVAILABLE_DETAIL = () =>
  t`We can’t find this assessment. It may no longer be in use. Check the link and try again.`;
export const PREVIEW_NOTE = () => t`This is a preview. You can’t submit anything here.`;
