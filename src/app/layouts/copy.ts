import { t } from '@lingui/core/macro';

/** In the app bar. */
export const SAFETY_NET = () => t`Safety Net`;
export const HELP = () => t({ message: 'Help', comment: 'A link to the safety net.' });
export const CHECK_IN = () => t`Check-In`;
export const BACK = () => t`Back`;
export const CLINIC_LOGO = () => t`Clinic logo`;

/** At the end of every page: the first is followed by the link ‘call 911’, and that by the second. */
export const IN_EMERGENCY = () => t`In an emergency`;
export const OR_EMERGENCY_ROOM = () => t`or go to the nearest emergency room.`;
export const MORE_HELP = () => t`More ways to get help`;

/** The prompt to use the app. */
export const APP = () => t`App`;
export const USE_THE_APP = () => t`Use the App`;
export const DISMISS = () => t`Dismiss`;
export const APP_IS_EASIER = () => t`Check-ins are easier in the app.`;

/** The tabs. */
export const MAIN = () =>
  t({
    message: 'Main',
    comment: 'The name of the navigation, for screen readers.',
  });
export const HOME = () => t`Home`;
export const PROGRESS = () => t`Progress`;
export const SETTINGS = () => t`Settings`;
export const formatOverdue = (count: number) =>
  // Without `plural`, as all texts of the first view (docs/decisions/0021).
  count === 1 ? t`1 overdue` : t`${count} overdue`;

/** Above the assessments or check-ins of another person. */
export const CAPTIONS = {
  assessments: (possessive: string) => t`${possessive} assessments`,
  'check-ins': (possessive: string) => t`${possessive} check-ins`,
};

/** `name` is a first name and an initial. */
export const formatFor = (name: string) => t`For ${name}`;

export const SOMETHING_WENT_WRONG = () => t`Something went wrong`;
/** Text from §8, including its spelling. */
export const PROFILE_FAILED = () => t`An error occured. Please try closing and reopening the app.`;
export const TRY_AGAIN = () => t`Try again`;
export const SIGN_OUT = () => t`Sign Out`;
