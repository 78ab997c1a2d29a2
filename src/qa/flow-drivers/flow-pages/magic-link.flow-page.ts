import { expectButton, expectHeading, expectLoading, expectText, pressButton } from '../assertions';
import type { FlowPage } from '../flow-page.types';

/** The page object of signing in by a link (D3). */
export const magicLinkFlowPage: FlowPage = {
  requests: { exchangeCode: /\/magic-code\/authenticate$/ },
  actions: { TRY_AGAIN: pressButton('Try again') },
  assertions: {
    exchanging: async (driver) => {
      await expectLoading(driver);
      await driver.expectPath('/magic-link');
    },
    failed: async (driver) => {
      await expectHeading(driver, 'Something went wrong');
      await expectButton(driver, 'Try again');
    },
    signedIn: async (driver) => {
      await expectHeading(driver, 'Settings');
      await driver.expectPath('/settings');
    },
    expired: async (driver) => {
      await expectHeading(driver, 'Log in');
      await expectText(driver, 'This link has expired. Please log in.');
    },
  },
};
