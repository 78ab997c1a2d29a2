import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { expectHeading, expectLoading, expectVisibleIf } from '../assertions';
import type { FlowPage } from '../flow-page.types';
import type { PageDriver } from '../page-driver.types';

const CLINIC_NUMBER = { text: '(201) 555-0100' };

/** An optional request does not change the screen of the intake, except for the number of the clinic. */
const expectScreen =
  (expectAccount: (driver: PageDriver) => Promise<void>, isNumberVisible: boolean) =>
  async (driver: PageDriver, { stateKey }: Expected): Promise<void> => {
    // SAFETY: the type of `getStateKey` in the registry entry.
    const { isOptional } = stateKey as { readonly isOptional: boolean };
    if (!isOptional) return expectAccount(driver);
    await expectHeading(driver, 'How to reach you');
    await expectVisibleIf(driver, isNumberVisible, CLINIC_NUMBER);
  };

const REFRESH = / \/auth\/refresh-token$/;

/** The page object of a request that is refused with 401 (§4 Authentication). */
export const sessionRefreshFlowPage: FlowPage = {
  requests: {
    refresh: REFRESH,
    repeat: { pattern: /\/(user-profiles|clinic-info)$/, after: REFRESH },
  },
  actions: {},
  assertions: {
    refreshing: expectScreen(expectLoading, false),
    repeating: expectScreen(expectLoading, false),
    answered: expectScreen((driver) => expectHeading(driver, 'Account'), true),
    failed: expectScreen((driver) => expectHeading(driver, 'Something went wrong'), false),
    sessionEnded: async (driver) => {
      await expectHeading(driver, 'Log in');
      await driver.expectPath('/login');
    },
  },
  notVisible: {
    dropped: 'The walkthroughs end before it.',
    otherUser: 'The walkthroughs end before it.',
  },
  notReachable: {
    'refreshing · refresh done [isOtherUser] → otherUser':
      'Another person has to sign in while this tab cannot hear it.',
    'refreshing · refresh done [isObsolete] → dropped':
      'The user has to sign out while the request to the identity service runs.',
    'repeating · repeat done [isObsolete] → dropped':
      'The user has to sign out while the repeated request runs.',
    'repeating · repeat done [isTokenReplaced] → failed':
      'Another request has to refresh the session again while the repeated one runs.',
  },
};
