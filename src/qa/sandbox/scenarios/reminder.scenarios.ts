import { createDailyReminder, createDefaultReminders, type Reminder } from '../world/reminders';
import { rejectNextRequest, type Scenarios, type SetUp } from './scenario.types';

/** Sets the check-in reminders on the server. */
const setReminders =
  (create: (userId: string) => readonly Reminder[]): SetUp =>
  ({ reminders }, userId) =>
    reminders.set(userId, create(userId));

/** The reminders that the walkthroughs save: a new one at the default time, and the deleted one. */
const createSaved = (userId: string): readonly Reminder[] => [
  { ...createDailyReminder(userId), id: `${userId}-reminder-3`, timeOfDay: '09:00:00' },
  ...createDefaultReminders(userId).map((reminder) => ({
    ...reminder,
    id: `${reminder.id}-again`,
  })),
];

/** The scenarios of check-in reminders. */
export const reminderScenarios: Scenarios = {
  initialStates: {
    'new reminder': {
      userId: 'ada',
      path: '/settings/check-in-reminders/new',
      isSignedIn: true,
    },
    'reminder in the list': {
      userId: 'ada',
      path: '/settings/check-in-reminders',
      isSignedIn: true,
    },
  },
  outcomes: {
    'reminder created': () => undefined,
    'reminder refused': rejectNextRequest('add-reminder'),
    'reminder uncertain': rejectNextRequest('add-reminder', 500),
    'reminder deleted': () => undefined,
    'reminder not deleted': rejectNextRequest('delete-reminder'),
    'saved by the failed attempt': setReminders(createSaved),
    'not saved by the failed attempt': setReminders(() => []),
    'reminders cannot be read': rejectNextRequest('notification-preferences'),
  },
};
