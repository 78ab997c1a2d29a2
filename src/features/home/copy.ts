import { t } from '@lingui/core/macro';

/** The document title, because the heading contains a name (D8). */
export const HOME = () => t`Home`;
export const greeting = (firstName: string) =>
  firstName === '' ? t`Hi there` : t`Hi, ${firstName}`;
/** `possessive` is a patient's name in the possessive; null for the patient. */
export const assessmentsIntro = (possessive: string | null) =>
  possessive === null ? t`Here are your assessments.` : t`Here are ${possessive} assessments.`;

/** If the server refuses the list (403). */
export const NOT_LISTED_YET = () =>
  t`We can’t show assessments here yet. Open them to see what to do first.`;
export const OPEN_ASSESSMENTS = () => t`Open assessments`;

/** In its place when nothing is due. */
export const NOTHING_DUE_INTRO = () => t`Good to see you.`;

export const TO_DO = () => t`To Do`;
export const NOTHING_TO_DO = () => t`Nothing is due right now.`;
export const CAUGHT_UP = () => t`All caught up. Have a good day!`;
export const UPCOMING = () => t`Upcoming`;
export const NO_UPCOMING = () => t`No upcoming assessments`;
export const NO_UPCOMING_DETAIL = () => t`New ones show up here when the clinic plans them.`;

export const DAILY_CHECK_IN = () => t`Today’s check-in`;
export const HOW_IS_TODAY = () => t`How is today going?`;
export const NOT_DONE_TODAY = () => t`Not done yet today`;

export const UNNAMED = () => t`Assessment`;
export const questionCount = (count: number) =>
  // Without `plural`, as all texts of the first view (docs/decisions/0021).
  count === 1 ? t`1 question` : t`${count} questions`;

export const SAFETY_NET = () => t`Your Safety Net`;
export const safetyNetTitle = (possessive: string) => t`${possessive} Safety Net`;
export const VIEW = () => t`View`;
export const DISMISS = () => t`Dismiss`;
export const DISMISSING = () => t`Dismissing…`;
export const DISMISS_FAILED = () => t`This could not be dismissed. Please try again.`;
/** When it is not known whether it was. */
export const DISMISS_UNCERTAIN = () =>
  t`We couldn't tell whether this was dismissed. Please try again.`;
export const DISMISSED = () => t`You can find the Safety Net in Settings any time.`;
