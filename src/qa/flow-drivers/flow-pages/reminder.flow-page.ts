import type { Failure } from '../../../../machines/port';
import { isRefusal } from '../../../../machines/submission/submission';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { button, expectButton, expectHeading, expectText, pressButton } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

type StateKey = { readonly isNew: boolean; readonly failure: Failure | null };

// SAFETY: the key of the registry entry contains these fields.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

const SAVE = 'Save';
const UNDO = 'Undo: bring the reminder back';
const CHOOSE_A_DAY: ElementLocator = { text: 'Choose at least one day to save.' };
const deleteButton: ElementLocator = {
  role: 'button',
  name: 'Delete reminder: Mon, Wed, Fri at 7:30 PM',
};

async function expectProblem(driver: PageDriver, expected: Expected): Promise<void> {
  const { failure } = getStateKey(expected);
  if (failure === null) return driver.expectNotVisible({ role: 'alert' });
  const text = isRefusal(failure)
    ? "We couldn't save your reminder. Please try again."
    : "We couldn't tell whether your reminder was saved. Please try again.";
  const contains = failure.message ?? text;
  return driver.expectVisible({ role: 'alert' }, { contains });
}

async function chooseEveryDay(driver: PageDriver): Promise<void> {
  if (await driver.isVisible(CHOOSE_A_DAY))
    await driver.press({ role: 'checkbox', name: 'Every Day' });
}

async function expectSaving(driver: PageDriver, expected: Expected): Promise<void> {
  await expectButton(driver, getStateKey(expected).isNew ? SAVE : UNDO, true);
  await driver.expectNotVisible({ role: 'alert' });
}

const CREATE = /^POST .*\/notification-preferences$/;

/** The page object of check-in reminders (§2). */
export const reminderFlowPage: FlowPage = {
  requests: {
    createReminder: CREATE,
    deleteReminder: /^DELETE .*\/notification-preferences\//,
    loadReminders: { pattern: /^GET .*\/notification-preferences$/, after: CREATE },
  },
  actions: {
    SCHEDULE_CHANGED: chooseEveryDay,
    SAVE: async (driver) => {
      await chooseEveryDay(driver);
      await driver.press(button(SAVE));
    },
    DELETE: (driver) => driver.press(deleteButton),
    UNDO: pressButton(UNDO),
  },
  assertions: {
    editing: async (driver, expected) => {
      await expectHeading(driver, 'Add reminder');
      await expectButton(driver, SAVE);
      await expectProblem(driver, expected);
    },
    listed: async (driver, expected) => {
      await expectHeading(driver, 'Check-in reminders');
      await driver.expectVisible(deleteButton, { isBusy: false });
      await driver.expectNotVisible(button(UNDO));
      await expectProblem(driver, expected);
    },
    deleting: (driver) => driver.expectVisible(deleteButton, { isBusy: true }),
    deleted: async (driver, expected) => {
      await expectText(driver, 'Mon, Wed, Fri at 7:30 PM was deleted.');
      await expectButton(driver, UNDO);
      await expectProblem(driver, expected);
    },
    checkingSaved: expectSaving,
    saving: expectSaving,
    saved: async (driver, expected) => {
      await expectText(driver, 'Reminder created');
      if (getStateKey(expected).isNew) return expectHeading(driver, 'Notifications');
      await driver.expectNotVisible(button(UNDO));
      await driver.expectVisible(deleteButton);
    },
  },
  notReachable: {
    'deleted · DELETE → deleting':
      'The list shows a deleted reminder only if it cannot be read again; here it can.',
  },
};
