import { getLinkId } from '../../../state/intake-storage';
import { button, expectButton, expectHeading, field, pressButton } from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const LINK_ID = getLinkId('intake-nia');
const STOPPED: ElementLocator = { role: 'heading', level: 1, name: 'How to reach you' };

/** The step at which the link stopped, with its data, or the first one. */
async function expectSteps(driver: PageDriver): Promise<void> {
  await expectHeading(driver, /^(?:Welcome|How to reach you)$/);
  if (await driver.isVisible(STOPPED))
    await driver.expectVisible(field('Phone number'), { value: '(201) 555-0123' });
  await expectButton(driver, 'Continue');
}

async function expectElsewhere(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'This check-in is open in another tab.');
  await driver.expectVisible(button('Continue here'));
}

const post =
  (type: string) =>
  (driver: PageDriver): Promise<void> =>
    driver.postFromOtherTab({ type, linkId: LINK_ID }, 'intake');

const AT_ONCE = 'No request is held, so the next screen follows at once.';
const NO_OTHER_TAB = 'Walkthroughs have one tab, and no other one holds the right to write.';
const CANNOT_FAIL = 'Only a chunk or a browser that fails leads there.';
const OF_INTAKE = 'The requests of the steps are those of the walkthroughs of intake.';

/** The page object of what continues when an intake link is opened, and in which tab (§4 INTRO, D9). */
export const storedIntakeFlowPage: FlowPage = {
  // Only the sign-out is a request, and nothing waits for it.
  requests: {
    clearOtherIntakes: null,
    endAccountSession: null,
    claimWriting: null,
    takeOverWriting: null,
  },
  actions: {
    CONTINUE_HERE: pressButton('Continue here'),
    HANDOVER_REQUESTED: post('handover-requested'),
    COMPLETED_ELSEWHERE: post('completed'),
  },
  assertions: {
    'writing.idle': expectSteps,
    openElsewhere: expectElsewhere,
    withoutCode: (driver) => expectHeading(driver, 'This link has expired'),
    completedElsewhere: (driver) => expectHeading(driver, 'You have already completed your intake'),
  },
  notVisible: {
    clearingOthers: AT_ONCE,
    endingAccount: AT_ONCE,
    claiming: AT_ONCE,
    failed: CANNOT_FAIL,
    waitingForHandover: NO_OTHER_TAB,
    'waitingForHandover.waitingForReply': NO_OTHER_TAB,
    'waitingForHandover.waitingForRequests': NO_OTHER_TAB,
    takingOver: NO_OTHER_TAB,
    'writing.requesting': OF_INTAKE,
    'writing.finishing': OF_INTAKE,
    ended: OF_INTAKE,
  },
  notReachable: {
    'clearingOthers · clearOtherIntakes error → failed': CANNOT_FAIL,
    'endingAccount · endAccountSession error → failed': CANNOT_FAIL,
    'claiming · claimWriting error → failed': CANNOT_FAIL,
    'claiming · after claimTimeout → openElsewhere': NO_OTHER_TAB,
    'writing · REPLACED → openElsewhere': NO_OTHER_TAB,
    'writing.idle · REQUESTS_STARTED → writing.requesting': OF_INTAKE,
    'writing · COMPLETED → ended': OF_INTAKE,
    'writing · ABANDONED → ended': OF_INTAKE,
    'writing · SUSPENDED → ended': OF_INTAKE,
  },
};
