import { button, expectButton, pressButton } from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator, PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { createDefaultReminders } from '../../../../src/qa/sandbox/world/reminders';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { DONE, NEVER_NOTICED, UNREADABLE_LIST } from './outcomes';
import type { Scenario } from './scenario.types';
import { heading } from './screens';

const signedIn = (path: string) => ({ userId: 'ada', path, isSignedIn: true });
const NOTIFICATIONS = heading('Notifications');
const ADD_REMINDER: ElementLocator = { role: 'link', name: 'Add reminder' };
const DELETE_REMINDER: ElementLocator = { role: 'button', name: /^Delete reminder/ };
const TEXT_SWITCH: ElementLocator = { role: 'switch', name: 'Text' };

const chooseEveryDay = (driver: PageDriver) => driver.press({ label: 'Every Day' });

/** Fails a first save, so that the next one reads the reminders first. */
async function failSave(driver: PageDriver, { faults }: World): Promise<void> {
  await chooseEveryDay(driver);
  faults.failNext({ path: 'add-reminder', kind: 'status', status: 500 });
  await driver.press(button('Save'));
  await driver.expectVisible({ role: 'alert' });
  await expectButton(driver, 'Save');
}

const countAdded = ({ reminders }: World) =>
  (reminders.get('ada')?.length ?? 0) - createDefaultReminders('ada').length;

/** Whether the first switch 'Text' is off on the server. */
const isSwitchedOff = ({ optionalComms }: World) =>
  optionalComms.get('ada')?.sms.includes('SCHEDULED_ASSESSMENT_ADMINISTRATION') === false;

/** Reminders (§2). */
const reminderScenarios: readonly Scenario[] = [
  {
    name: 'list the reminders',
    covers: ['getReminders'],
    request: 'notification-preferences',
    kind: 'query',
    session: 'account',
    start: signedIn('/settings/check-in-reminders'),
    done: DELETE_REMINDER,
  },
  {
    name: 'add a reminder',
    covers: ['addReminder'],
    request: 'add-reminder',
    kind: 'command',
    session: 'account',
    isBodyIgnored: true,
    start: signedIn('/settings/check-in-reminders/new'),
    prepare: chooseEveryDay,
    send: pressButton('Save'),
    done: NOTIFICATIONS,
    countWrites: countAdded,
  },
  {
    name: 'compare with the reminders before another save',
    covers: ['getReminderStatuses'],
    request: 'notification-preferences',
    kind: 'query',
    session: 'account',
    start: signedIn('/settings/check-in-reminders/new'),
    prepare: failSave,
    send: pressButton('Save'),
    done: NOTIFICATIONS,
    isApplied: (world) => countAdded(world) > 0,
    countWrites: countAdded,
    outcomes: UNREADABLE_LIST,
  },
  {
    name: 'delete a reminder',
    covers: ['deleteReminder'],
    request: 'delete-reminder',
    kind: 'command',
    session: 'account',
    isBodyIgnored: true,
    start: signedIn('/settings/check-in-reminders'),
    prepare: (driver) => driver.expectVisible(DELETE_REMINDER),
    send: (driver) => driver.press(DELETE_REMINDER),
    done: { text: 'No reminders yet.' },
    // The list is read again, and no longer has the reminder.
    outcomes: { lost: DONE },
  },
];

/** Notification switches (§4). */
const switchScenarios: readonly Scenario[] = [
  {
    name: 'read the preferences',
    covers: ['getOptionalComms'],
    request: 'optional-comms',
    kind: 'query',
    session: 'account',
    start: signedIn('/settings/notifications'),
    done: NOTIFICATIONS,
  },
  {
    name: 'switch a preference',
    covers: ['saveOptionalComms'],
    request: 'save-optional-comms',
    kind: 'command',
    session: 'account',
    isBodyIgnored: true,
    // The switch shows the new value at once.
    isInBackground: true,
    start: signedIn('/settings/notifications'),
    prepare: (driver) => driver.expectVisible(ADD_REMINDER),
    send: (driver) => driver.press(TEXT_SWITCH),
    done: NOTIFICATIONS,
    isReset: true,
    isApplied: isSwitchedOff,
    // The preferences are read again, and are as they should be.
    outcomes: { lost: DONE },
  },
  {
    name: 'announce a changed preference',
    covers: ['notifyUserUpdated'],
    request: 'update',
    kind: 'command',
    session: 'account',
    isInBackground: true,
    start: signedIn('/settings/notifications'),
    prepare: (driver) => driver.expectVisible(ADD_REMINDER),
    send: (driver) => driver.press(TEXT_SWITCH),
    done: NOTIFICATIONS,
    isApplied: isSwitchedOff,
    // A failure of this request is logged, and the user is not told (D5).
    outcomes: NEVER_NOTICED,
    logs: /The update request after saving a preference failed/,
  },
];

export const settingsScenarios: readonly Scenario[] = [...reminderScenarios, ...switchScenarios];
