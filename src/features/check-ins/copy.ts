import type { CheckInKind } from '../../questions/check-in.types';

export const CHECK_IN = 'Check in';
export const PICK_YOURS = 'Pick one of your check-ins.';
export const formatPickOne = (name: string) => `Pick one of ${name} check-ins.`;
export const NOTHING_TO_PICK = 'No check-ins yet.';
export const NOTHING_TO_PICK_DETAIL = 'Check-ins will show up here when the clinic adds them.';

/** The groups in display order (§2, D8). */
export const GROUPS: readonly { readonly kind: CheckInKind; readonly name: string }[] = [
  { kind: 'lifestyle', name: 'Lifestyle Correlates' },
  { kind: 'symptom', name: 'Symptom Modules' },
  { kind: 'worksheet', name: 'Worksheets' },
];

export const START = 'Start';
export const DONE_TODAY = 'Done';
export const NOT_COMPLETED = 'Not completed yet';
export const lastCompleted = (time: string) => `Last completed ${time}`;
/** Link 'History of {title}'; only the first word is visible. */
export const HISTORY = 'History';
export const ofTitleSuffix = (title: string) => ` of ${title}`;

export const ALL_OPTIONAL = 'Every answer is optional.';
export const checkInPosition = (n: number, m: number) => `Check-in ${n} of ${m}`;
export const stepPosition = (n: number, m: number) => `Step ${n} of ${m}`;
export const NEXT = 'Next';
export const BACK = 'Back';
export const SUBMIT = 'Submit';
export const SUBMITTING = 'Sending your answers…';
export const PREVIEW_NOTE = 'This is a preview. You can’t submit anything here.';

export const THANKS = 'Thanks for checking in!';
export const COMPLETE = 'Check-in complete!';
/** `possessive` is 'your', or a patient's name in the possessive. */
export const completeDetail = (possessive: string) =>
  `Thank you. Your answers have been sent to ${possessive} clinic.`;
export const CLOSE_PAGE = 'You can close this page now.';
export const DONE = 'Done';
export const NOT_AVAILABLE = 'This link is no longer available';
/** `possessive` is 'your', or a patient's name in the possessive. */
export const notAvailableDetail = (possessive: string) =>
  `There may be a newer link. You did nothing wrong. If you expected something here, ask ${possessive} clinician for a new link.`;
export const YOUR = 'your';

export const historyTitle = (title: string) => `${title} history`;
/** Text of an empty history (§2, D9). */
export const NO_ENTRIES: Readonly<Record<CheckInKind, string>> = {
  lifestyle: 'No Lifestyle Correlates completed.',
  symptom: 'No entries yet.',
  worksheet: 'No worksheets completed.',
};
export const START_CHECK_IN = 'Start a check-in';
export const UNKNOWN_TIME = 'At an unknown time';
export const PREVIOUS_ENTRY = 'Previous entry';
export const NEXT_ENTRY = 'Next entry';
export const ENTRY_NOT_FOUND = 'We can’t find this entry';
export const ENTRY_NOT_FOUND_DETAIL =
  'It may have been removed. You can find the other entries in the history.';
export const TO_HISTORY = 'Go to history';
export const EARLIER_VERSION =
  'This check-in has changed since this entry. Answers to questions that were removed are not shown.';
