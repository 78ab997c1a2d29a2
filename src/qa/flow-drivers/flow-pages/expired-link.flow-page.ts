import { button, expectButton, expectHeading, expectText, pressButton } from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const HEADING = 'This link has expired';
const RESEND = 'Resend Link';
const NOT_SENT = /^If no new link arrives/;

async function expectOffer(driver: PageDriver, isBusy: boolean): Promise<void> {
  await expectHeading(driver, HEADING);
  await expectButton(driver, RESEND, isBusy);
  await expectSupport(driver);
}

const expectSupport = (driver: PageDriver) =>
  expectText(driver, /^For help, contact the clinician/);

/** The page object of the page for expired intake links (§2). */
export const expiredLinkFlowPage: FlowPage = {
  requests: { resendLink: /\/intake\/resend-magic-link$/ },
  actions: { RESEND: pressButton(RESEND) },
  assertions: {
    withoutCode: async (driver) => {
      await expectHeading(driver, HEADING);
      await expectText(driver, /^Please open the link in your message again/);
      await driver.expectNotVisible(button(RESEND));
      await expectSupport(driver);
    },
    offering: async (driver) => {
      await expectOffer(driver, false);
      await driver.expectNotVisible({ text: NOT_SENT });
    },
    sending: async (driver) => {
      await expectOffer(driver, true);
      await driver.expectNotVisible({ text: NOT_SENT });
    },
    notSent: async (driver) => {
      await expectOffer(driver, false);
      await expectText(driver, 'Error: Failed to send link, you may have an invalid code.');
      await expectText(driver, NOT_SENT);
    },
    sent: async (driver) => {
      await expectHeading(driver, 'A new link has been sent.');
      await driver.expectNotVisible(button(RESEND));
    },
  },
};
