import { t } from '@lingui/core/macro';
import type { CheckInKind } from '../../questions/check-in.types';

export const CHECK_IN = () => t`Check in`;
export const PICK_YOURS = () => t`Pick one of your check-ins.`;
/** `possessive` is a patient's name in the possessive. */
export const formatPickOne = (possessive: string) => t`Pick one of ${possessive} check-ins.`;
export const NOTHING_TO_PICK = () => t`No check-ins yet.`;
export const NOTHING_TO_PICK_DETAIL = () =>
  t`Check-ins will show up here when the clinic adds them.`;

/** The groups in display order (§2, D8). */
export const GROUPS = (): readonly { readonly kind: CheckInKind; readonly name: string }[] => [
  { kind: 'lifestyle', name: t`Lifestyle Correlates` },
  { kind: 'symptom', name: t`Symptom Modules` },
  { kind: 'worksheet', name: t`Worksheets` },
];

export const START = () =>
  t({ message: 'Start', comment: 'Beside a check-in that is not done today.' });
/** Beside a completed entry in which every question was skipped. */
export const NO_ANSWERS = () => t`No answers`;
export const DONE_TODAY = () => t({ message: 'Done', context: 'status' });
export const NOT_COMPLETED = () => t`Not completed yet`;
export const lastCompleted = (time: string) => t`Last completed ${time}`;
export const HISTORY = () =>
  t({
    message: 'History',
    comment: 'A link; screen readers continue with “of”, and the title of the check-in.',
  });
/** Read after `HISTORY`, and not visible. */
export const ofTitle = (title: string) => t`of ${title}`;

export const ALL_OPTIONAL = () => t`Every answer is optional.`;
export const checkInPosition = (n: number, m: number) => t`Check-in ${n} of ${m}`;
export const stepPosition = (n: number, m: number) => t`Step ${n} of ${m}`;
export const STEP_PROGRESS = () => t`Progress`;
export const NEXT = () => t`Next`;
export const SUBMIT = () => t`Submit`;
export const SUBMITTING = () => t`Sending your answers…`;
export const PREVIEW_NOTE = () => t`This is a preview. You can’t submit anything here.`;

export const THANKS = () => t`Thanks for checking in!`;
export const COMPLETE = () => t`Check-in complete!`;
export const DONE = () => t({ message: 'Done', context: 'button' });
export const NOT_AVAILABLE = () => t`This link is no longer available`;
/** `possessive` is a patient's name in the possessive; null for the patient. */
export const notAvailableDetail = (possessive: string | null) =>
  possessive === null
    ? t`There may be a newer link. You did nothing wrong. If you expected something here, ask your clinician for a new link.`
    : t`There may be a newer link. You did nothing wrong. If you expected something here, ask ${possessive} clinician for a new link.`;

export const historyTitle = (title: string) => t`${title} history`;
/** Text of an empty history (§2, D9). */
export const NO_ENTRIES = (): Readonly<Record<CheckInKind, string>> => ({
  lifestyle: t`No Lifestyle Correlates completed.`,
  symptom: t`No entries yet.`,
  worksheet: t`No worksheets completed.`,
});
export const START_CHECK_IN = () => t`Start a check-in`;
export const UNKNOWN_TIME = () => t`At an unknown time`;
export const PREVIOUS_ENTRY = () => t`Previous entry`;
export const NEXT_ENTRY = () => t`Next entry`;
export const ENTRY_NOT_FOUND = () => t`We can’t find this entry`;
export const ENTRY_NOT_FOUND_DETAIL = () =>
  t`It may have been removed. You can find the other entries in the history.`;
export const TO_HISTORY = () => t`Go to history`;
export const EARLIER_VERSION = () =>
  t`This check-in has changed since this entry. Answers to questions that were removed are not shown.`;
