export const NOTIFICATIONS = 'Notifications';
export const ASSESSMENTS = 'Assessments';
export const ASSESSMENTS_DETAIL = 'When there is an assessment to do.';
export const CHECK_IN_REMINDERS = 'Check-in Reminders';
export const CHECK_IN_REMINDERS_DETAIL = 'At the times you choose.';
export const SAFETY_NET = 'Safety Net';
export const SAFETY_NET_DETAIL = 'Ways to get help when you need it most.';
export const OVERRIDE_LABEL = 'About these preferences';
export const overrideTextFor = (whose: string) =>
  `${whose} clinician may override these preferences.`;

export const PUSH = 'Push';
export const EMAIL = 'Email';
export const TEXT = 'Text';
export const PUSH_IN_APP = 'Push notifications are set in the app.';
export const PUSH_OFF = 'Push notifications are turned off on this device.';
export const EMAIL_OFF = 'You are unsubscribed from our emails.';
export const TEXT_OFF = 'You are unsubscribed from our texts.';
export const TEXT_NO_NUMBER = 'There is no phone number to text.';
/** The exact text of §2. */
export const NO_PHONE = 'To add a phone number, contact your clinician.';
/** `number` is empty if the deployment has not named one. */
export const resubscribeByText = (number: string) =>
  `To receive texts again, text START to ${number || 'the number that they came from'}.`;
export const SAVE_FAILED = 'Unable to save your preference';

export const REMINDERS_HEADING = 'Check-in reminders';
export const NO_REMINDERS = 'No reminders yet.';
export const ADD_REMINDER = 'Add reminder';
export const EVERY_DAY = 'Every Day';
export const TIME = 'Time';
export const DAYS = 'Days';
export const SAVE = 'Save';
export const WHY_DISABLED = 'Choose at least one day to save.';
export const REMINDER_CREATED = 'Reminder created';
export const REMINDER_DELETED = 'Reminder deleted';
export const CREATE_FAILED = "We couldn't save your reminder. Please try again.";
export const DELETE_FAILED = "We couldn't delete the reminder. Please try again.";
export const deletedText = (days: string, time: string) => `${days} at ${time} was deleted.`;
export const UNDO = 'Undo';
export const UNDO_LABEL = 'Undo: bring the reminder back';
export const deleteLabel = (days: string, time: string) => `Delete reminder: ${days} at ${time}`;

export const PERMISSIONS = 'Permissions';
export const PERMISSIONS_DETAIL = 'What this device lets the app do.';
export const APPLE_HEALTH = 'Apple Health';
export const MANAGED_IN_APP = 'Managed in the app';
export const TRY_AGAIN = 'Try again';

/** How long a toast of these pages stays, in ms (§9). */
export const TOAST_MS = 2000;
