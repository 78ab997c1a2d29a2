import { plural, t } from '@lingui/core/macro';

export const formatSent = (time: string) => t`Sent ${time}`;
export const HAD_RECEIVED = () => t`We had received your answers.`;
/** `possessive` is a patient's name in the possessive; null for the patient. */
export const completedDetail = (possessive: string | null) =>
  possessive === null
    ? t`Thank you. Your answers have been sent to your clinic.`
    : t`Thank you. Your answers have been sent to ${possessive} clinic.`;
export const CLOSE_PAGE = () => t`You can close this page now.`;
/** Where every question was skipped, in place of the sentence that the answers have been sent. */
export const SENT_BLANK = () => t`This was sent without any answers.`;
export const formatRestSent = (time: string) => t`The other answers: sent ${time}`;
export const formatSuperseded = (time: string) =>
  t`An earlier version, sent ${time}, may have arrived, too.`;
export const formatSentElsewhere = (time: string) =>
  t`Other answers, sent ${time} in another tab, have arrived, too.`;
/** Followed by a link and a full stop. */
export const WHAT_NEXT = () =>
  t`The clinic can see the answers now, but may not read them right away. If you need help sooner, here are`;
/** In place of `WHAT_NEXT`, where every question was skipped. */
export const NEED_HELP = () => t`If you need help, here are`;
export const WAYS_TO_GET_HELP = () => t`ways to get help now`;

/** On a page in another language than the questions. */
export const TEXT_LANGUAGE_NOTES = () => ({
  en: t`These questions are in English. If you need help with them, ask the clinic.`,
  es: t`These questions are in Spanish. If you need help with them, ask the clinic.`,
});

export const ANSWERS_KEPT = () => t`We kept your answers.`;
export const START_OVER = () => t`Start over`;

export const SAVE_COPY = () => t`Save a copy`;
export const PRINT = () => t`Print`;
/** The heading of the copy, and the name of its file. */
export const COPY_TITLE = () => t`Your answers`;
export const NO_ANSWER = () => t`No answer`;

export const KEPT_IN_TAB = () =>
  t`Your answers are kept in this tab until you send them, for 24 hours at most.`;
export const DELETE_UNSENT = () =>
  t`What you entered has not been sent. It will be removed from this device.`;
export const DELETE_UNCERTAIN = () =>
  t`What you entered will be removed from this device. What you had just sent may have arrived at the clinic.`;

export const FORM_CHANGED = () => t`This form has changed since you were last here.`;
/** `titles` is a list of questions. */
export const formatInvalid = (titles: string) => t`Please answer again: ${titles}`;
export const formatRemovedQuestions = (count: number) =>
  plural(count, {
    one: '1 of your answers was to a question that is no longer asked.',
    other: '# of your answers were to questions that are no longer asked.',
  });

export const UNSENT_IN_OTHER_TAB = () => t`You have unsent answers in another tab.`;
export const formatSentInOtherTab = (time: string) =>
  t`Other answers were sent in another tab ${time}. The answers here have not been sent.`;

/** As `formatSentInOtherTab`, where there are no answers here. */
export const formatOnlySentInOtherTab = (time: string) =>
  t`Answers were sent in another tab ${time}.`;

/** At a kiosk, where nothing is assigned or due. */
export const NOTHING_TO_FILL_IN = () =>
  t`You have nothing to fill in today. Please take a seat, or ask at the front desk.`;
export const DONE = () => t({ message: 'Done', context: 'button' });
export const formatStartsOver = (seconds: number) =>
  plural(seconds, {
    one: 'This screen will start over in 1 second.',
    other: 'This screen will start over in # seconds.',
  });
