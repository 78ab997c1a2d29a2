import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { expectHeading, expectText } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

/** The first of three switches with this name: the one for assessments. */
const textSwitch: ElementLocator = { role: 'switch', name: 'Text' };

const hasTransition = ({ transitions }: Expected, name: string) =>
  transitions.some((id) => id.includes(name));

async function expectCards(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'Notifications');
  await driver.expectVisible({ role: 'heading', level: 2, name: 'Assessments' });
}

/** The page object of the notification switches (§4). */
export const preferenceSwitchesFlowPage: FlowPage = {
  requests: { save: /^POST .*\/optional-comms$/ },
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
      await driver.expectVisible(textSwitch, { isChecked: hasTransition(expected, 'save done') });
      if (hasTransition(expected, 'save error'))
        await expectText(driver, 'Unable to save your preference');
    },
    saving: async (driver) => {
      await expectCards(driver);
      await driver.expectVisible(textSwitch, { isChecked: true });
    },
  },
};
