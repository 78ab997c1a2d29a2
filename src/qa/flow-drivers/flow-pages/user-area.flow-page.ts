import type {
  UserAreaContext,
  UserAreaEvent,
} from '../../../../machines/user-area/user-area.types';
import { expectHeading, expectText } from '../assertions';
import type { FlowPage } from '../flow-page.types';

const REASONS = {
  'sign-out':
    'You signed out in another tab, so this form was closed. Open your link again to continue.',
  'other-user':
    'Another person signed in in another tab, so this form was closed. Open your link again to continue.',
} as const;

const NOT_A_STEP = 'The state is left as soon as the form is off the screen.';

/** The page object of the forms of a public link (D3). */
export const userAreaFlowPage: FlowPage = {
  requests: {},
  actions: {
    SIGNED_OUT_ELSEWHERE: (driver, event) => {
      // SAFETY: an event of this machine.
      const { userId } = event as Extract<UserAreaEvent, { type: 'SIGNED_OUT_ELSEWHERE' }>;
      return driver.postFromOtherTab({ type: 'signed-out', userId });
    },
    SIGNED_IN_ELSEWHERE: (driver, event) => {
      // SAFETY: an event of this machine.
      const { userId } = event as Extract<UserAreaEvent, { type: 'SIGNED_IN_ELSEWHERE' }>;
      return driver.postFromOtherTab({ type: 'signed-in', userId });
    },
    SCREENS_CLOSED: () => Promise.resolve(),
  },
  assertions: {
    open: (driver) => expectHeading(driver, 'PHQ-9'),
    closed: async (driver, { stateKey }) => {
      await expectHeading(driver, 'This form was closed');
      // SAFETY: the type of `getStateKey` in the registry entry.
      const { closedBy } = stateKey as Pick<UserAreaContext, 'closedBy'>;
      if (closedBy !== null) await expectText(driver, REASONS[closedBy]);
    },
  },
  notVisible: { closing: NOT_A_STEP },
  notReachable: {
    'open · SIGN_OUT_MISSED → closing':
      'The browser has to keep the page while another one is open.',
  },
};
