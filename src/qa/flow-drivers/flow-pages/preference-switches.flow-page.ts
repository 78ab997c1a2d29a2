import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { expectHeading, expectText } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

/** The first of three switches with this name: the one for assessments. */
const textSwitch: ElementLocator = { role: 'switch', name: 'Text' };

const hasTransition = ({ transitions }: Expected, name: string) =>
  transitions.some((id) => id.includes(name));

const isSaved = (expected: Expected) =>
  hasTransition(expected, 'save done') || hasTransition(expected, '[isStored]');

async function expectCards(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'Notifications');
  await driver.expectVisible({ role: 'heading', level: 2, name: 'Assessments' });
}

async function expectSwitchedOn(driver: PageDriver): Promise<void> {
  await expectCards(driver);
  await driver.expectVisible(textSwitch, { isChecked: true });
}

/** The page object of the notification switches (§4). */
export const preferenceSwitchesFlowPage: FlowPage = {
  requests: {
    save: /^POST .*\/optional-comms$/,
    loadStored: { pattern: /^GET .*\/optional-comms$/, after: 'save' },
  },
  actions: {
    SWITCHED: (driver) => driver.press(textSwitch),
    PREFERENCES_LOADED: async (driver) => {
      await driver.goTo('/settings');
      await expectHeading(driver, 'Settings');
      await driver.goTo('/settings/notifications');
    },
  },
  assertions: {
    idle: async (driver, expected) => {
      await expectCards(driver);
      await driver.expectVisible(textSwitch, { isChecked: isSaved(expected) });
      if (hasTransition(expected, ' error') || hasTransition(expected, 'loadStored'))
        if (!isSaved(expected)) await expectText(driver, 'Unable to save your preference');
    },
    saving: expectSwitchedOn,
    checkingStored: expectSwitchedOn,
  },
};
