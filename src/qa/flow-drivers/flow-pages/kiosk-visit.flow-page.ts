import type { KioskVisitEvent } from '../../../../machines/kiosk-visit/kiosk-visit.types';
import { button, expectButton, expectHeading, expectText, pressButton } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const warning: ElementLocator = button("I'm still here");
/** The time that has passed without input while the warning is open, in ms. */
const WARNED_AFTER_MS = 125_000;
const SECONDS_LEFT = '15';

/** The visitor's assessments; the start page of the next visitor is the kiosk if the URL is trusted. */
const toVisitorPath = (homeUrl: string) =>
  `/user/kai/assessments?${new URLSearchParams({ context: 'kiosk', homescreenUrl: homeUrl }).toString()}`;

/** Passes the time until there was no input for `sinceInputMs`. */
async function passIdleTime(driver: PageDriver, sinceInputMs: number): Promise<void> {
  const isWarned = await driver.isVisible(warning);
  await driver.passTime(isWarned ? sinceInputMs - WARNED_AFTER_MS : sinceInputMs);
}

async function expectStartPage(driver: PageDriver): Promise<void> {
  await expectHeading(driver, /^(Welcome to )?Lakeside Behavioral Health$/);
  await expectButton(driver, 'Restart');
  await driver.expectNotVisible(warning);
}

async function expectWarning(driver: PageDriver): Promise<void> {
  await expectText(driver, 'Are you still there?');
  await expectText(driver, SECONDS_LEFT);
  await driver.expectVisible(warning);
}

const LEFT_AT_ONCE = 'The state is left at once; the loading screen is too short to be seen.';
const DOCUMENT_LOAD = 'The document that runs the walkthrough would be left.';

/** The page object of the visits on a kiosk (D7, D9). */
export const kioskVisitFlowPage: FlowPage = {
  requests: { clearVisitorData: null, rewindHistory: null },
  hasControlledClock: true,
  actions: {
    VISITOR_PAGE_OPENED: (driver, event) => {
      // SAFETY: an event of this machine.
      const opened = event as Extract<KioskVisitEvent, { type: 'VISITOR_PAGE_OPENED' }>;
      return driver.goTo(toVisitorPath(opened.homeUrl));
    },
    START_PAGE_OPENED: async (driver, event) => {
      // SAFETY: an event of this machine.
      const { homeUrl } = event as Extract<KioskVisitEvent, { type: 'START_PAGE_OPENED' }>;
      // The kiosk itself opens at the end of a restart.
      if (homeUrl.startsWith('/clinics/')) await driver.goTo(homeUrl);
    },
    IDLE_CHECKED: (driver, event) => {
      // SAFETY: an event of this machine.
      const { sinceInputMs } = event as Extract<KioskVisitEvent, { type: 'IDLE_CHECKED' }>;
      return passIdleTime(driver, sinceInputMs);
    },
    STAYED: pressButton("I'm still here"),
    RESTART: pressButton('Restart'),
    SCREENS_CLOSED: () => Promise.resolve(),
  },
  assertions: {
    'startPage.attended': expectStartPage,
    'startPage.warning': expectWarning,
    'visiting.attended': async (driver) => {
      await expectHeading(driver, 'PHQ-9');
      await expectButton(driver, 'Restart');
      await driver.expectNotVisible(warning);
    },
    'visiting.warning': expectWarning,
  },
  notVisible: {
    restarting: LEFT_AT_ONCE,
    'restarting.closingScreens': LEFT_AT_ONCE,
    'restarting.clearing': LEFT_AT_ONCE,
    'restarting.rewinding': LEFT_AT_ONCE,
    'restarting.opening': LEFT_AT_ONCE,
    leaving: DOCUMENT_LOAD,
  },
  notReachable: {
    'restarting.clearing · clearVisitorData error → leaving': DOCUMENT_LOAD,
    'restarting.rewinding · rewindHistory done → leaving': DOCUMENT_LOAD,
    'restarting.rewinding · rewindHistory error → leaving': DOCUMENT_LOAD,
    'restarting.opening · VISITOR_PAGE_OPENED → visiting':
      'No clinic has the page of a visitor as its start page.',
  },
};
