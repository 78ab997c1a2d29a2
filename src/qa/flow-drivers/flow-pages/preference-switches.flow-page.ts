import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { expectHeading, expectText } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

/** The first of three: that of the assessments. */
const text: ElementLocator = { role: 'switch', name: 'Text' };

const hasTransition = ({ transitions }: Expected, name: string) =>
  transitions.some((id) => id.includes(name));

async function expectCards(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'Notifications');
  await driver.expectVisible({ role: 'heading', level: 2, name: 'Assessments' });
}

/** The screen of the notification switches (§4). */
export const preferenceSwitchesFlowPage: FlowPage = {
  requests: { save: /^POST .*\/optional-comms$/ },
  actions: {
    SWITCHED: (driver) => driver.press(text),
    PREFERENCES_LOADED: async (driver) => {
      await driver.goTo('/settings');
      await expectHeading(driver, 'Settings');
      await driver.goTo('/settings/notifications');
    },
  },
  assertions: {
    idle: async (driver, expected) => {
      await expectCards(driver);
      await driver.expectVisible(text, { isChecked: hasTransition(expected, 'save done') });
      if (hasTransition(expected, 'save error'))
        await expectText(driver, 'Unable to save your preference');
    },
    saving: async (driver) => {
      await expectCards(driver);
      await driver.expectVisible(text, { isChecked: true });
    },
  },
};
