import { t } from '@lingui/core/macro';

export const NOTIFICATIONS = () => t`Notifications`;
export const ASSESSMENTS = () => t`Assessments`;
export const ASSESSMENTS_DETAIL = () => t`When there is an assessment to do.`;
export const CHECK_IN_REMINDERS = () => t`Check-in Reminders`;
export const CHECK_IN_REMINDERS_DETAIL = () => t`At the times you choose.`;
export const SAFETY_NET = () => t`Safety Net`;
export const SAFETY_NET_DETAIL = () => t`Ways to get help when you need it most.`;
export const OVERRIDE_LABEL = () => t`About these preferences`;
/** `possessive` is null for the person's own preferences. */
export const overrideTextFor = (possessive: string | null) =>
  possessive === null
    ? t`Your clinician may override these preferences.`
    : t`${possessive} clinician may override these preferences.`;

export const PUSH = () => t`Push`;
export const EMAIL = () => t`Email`;
export const TEXT = () => t({ message: 'Text', context: 'text message' });
export const PUSH_IN_APP = () => t`Push notifications are set in the app.`;
export const PUSH_OFF = () => t`Push notifications are turned off on this device.`;
export const EMAIL_OFF = () => t`You are unsubscribed from our emails.`;
export const TEXT_OFF = () => t`You are unsubscribed from our texts.`;
export const TEXT_NO_NUMBER = () => t`There is no phone number to text.`;
/** `possessive` is null for the person's own preferences. */
export const noPhoneFor = (possessive: string | null) =>
  possessive === null
    ? t`To add a phone number, contact your clinician.`
    : t`To add a phone number, contact ${possessive} clinician.`;
/** `number` is empty if the deployment has not named one. */
export const resubscribeByText = (number: string) =>
  number === ''
    ? t`To receive texts again, text START to the number that they came from.`
    : t`To receive texts again, text START to ${number}.`;
/** To a person who gets no messages on any channel. */
export const PAUSED_HEADING = () => t`Messages are paused`;
export const PAUSED = () => t({ message: 'Paused', context: 'reminder' });
export const START_EMAILS = () => t`Start emails again`;
export const STARTING_EMAILS = () => t`Starting emails again…`;
export const EMAILS_STARTED = () => t`You will get emails again.`;
export const START_FAILED = () =>
  t`Emails could not be started again. Please try again, or ask the clinic.`;
/** When it is not known whether they were. */
export const START_UNCERTAIN = () =>
  t`We couldn't tell whether emails were started again. Please try again, or ask the clinic.`;
export const SAVE_FAILED = () => t`Unable to save your preference`;

export const REMINDERS_HEADING = () => t`Check-in reminders`;
export const NO_REMINDERS = () => t`No reminders yet.`;
export const ADD_REMINDER = () => t`Add reminder`;
export const EVERY_DAY = () => t`Every Day`;
/** In place of the days or the time of a reminder that could not be read. */
export const UNKNOWN_DAYS = () => t`unknown days`;
export const UNKNOWN_TIME = () => t`unknown time`;
export const TIME = () => t({ message: 'Time', context: 'time of day' });
export const DAYS = () => t`Days`;
export const SAVE = () => t`Save`;
/** Why 'Save' is disabled. */
export const CHOOSE_A_DAY = () => t`Choose at least one day to save.`;
export const CHOOSE_A_TIME = () => t`Choose a time to save.`;
export const REMINDER_CREATED = () => t`Reminder created`;
export const REMINDER_DELETED = () => t`Reminder deleted`;
/** When it is not known whether it was saved. */
export const CREATE_UNCERTAIN = () =>
  t`We couldn't tell whether your reminder was saved. Please try again.`;
export const CREATE_FAILED = () => t`We couldn't save your reminder. Please try again.`;
export const DELETE_FAILED = () => t`We couldn't delete the reminder. Please try again.`;
/** When it is not known whether it was deleted. */
export const DELETE_UNCERTAIN = () => t`The reminder may not have been deleted. Please try again.`;
export const deletedText = (days: string, time: string) => t`${days} at ${time} was deleted.`;
export const DELETE = () => t`Delete`;
export const UNDO = () => t`Undo`;
export const UNDO_LABEL = () => t`Undo: bring the reminder back`;
export const deleteLabel = (days: string, time: string) => t`Delete reminder: ${days} at ${time}`;

export const PERMISSIONS = () => t`Permissions`;
export const PERMISSIONS_DETAIL = () => t`What this device lets the app do.`;
export const APPLE_HEALTH = () => t`Apple Health`;
export const MANAGED_IN_APP = () => t`Managed in the app`;
export const CONNECT_APPLE_HEALTH = () => t`Connect Apple Health`;
export const APPLE_HEALTH_INSTRUCTIONS = () =>
  t`To change what is shared, open the Health app and choose Sharing, then Apps.`;

/** Of notifications: what is allowed, and how to change that. */
export const PERMISSION_TEXTS = () =>
  ({
    granted: {
      state: t({ message: 'Allowed', context: 'notifications' }),
      instructions: t`To stop them, open the site settings of your browser and turn notifications off.`,
    },
    denied: {
      state: t({ message: 'Blocked', context: 'notifications' }),
      instructions: t`To allow them, open the site settings of your browser and turn notifications on.`,
    },
    default: {
      state: t`Not asked yet`,
      instructions: t`Notifications on this device come from the app. Email and texts are set under Notifications.`,
    },
    unsupported: {
      state: t({ message: 'Not available', context: 'notifications' }),
      instructions: t`This browser cannot show notifications. Email and texts are set under Notifications.`,
    },
    inApp: {
      state: MANAGED_IN_APP(),
      instructions: t`To change them, open the settings of your phone and choose the app.`,
    },
  }) as const;
