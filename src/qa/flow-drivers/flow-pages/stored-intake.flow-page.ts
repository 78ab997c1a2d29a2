import type { StoredIntakeContext } from '../../../../machines/stored-intake/stored-intake.types';
import { expectHeading, field } from '../assertions';
import type { FlowPage } from '../flow-page.types';

/** The page object of what continues when an intake link is opened (§4 INTRO). */
export const storedIntakeFlowPage: FlowPage = {
  // Nothing waits for the sign-out request.
  requests: { endAccountSession: null },
  actions: {},
  assertions: {
    restored: async (driver, { stateKey }) => {
      // SAFETY: the type of `getStateKey` in the registry entry.
      const { progressCode } = stateKey as StoredIntakeContext;
      if (progressCode === null) return expectHeading(driver, 'Welcome');
      await expectHeading(driver, 'How to reach you');
      await driver.expectVisible(field('Phone number'), { value: '(201) 555-0123' });
    },
  },
  notVisible: {
    endingAccount: 'No request is held, so the next screen follows at once.',
    notEnded: 'Only a chunk that cannot be loaded leads there.',
  },
  notReachable: {
    'endingAccount · endAccountSession error → notEnded':
      'Only a chunk that cannot be loaded fails, and walkthroughs have no scenario for it.',
  },
};
