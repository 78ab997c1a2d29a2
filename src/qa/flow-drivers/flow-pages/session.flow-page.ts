import {
  field,
  link,
  pressButton,
  expectButton,
  expectHeading,
  expectLoading,
  expectText,
} from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

/** An assessment of somebody with an account: once it is sent, the app wants to know who is there. */
const ASSESSMENT = '/user/jonas/assessments?context=sms&assessments=gad-7';

async function sendAssessment(driver: PageDriver): Promise<void> {
  await driver.goTo(ASSESSMENT);
  await expectHeading(driver, 'GAD-7');
  await driver.press(field('Several days'));
  await driver.press({ role: 'button', name: 'Submit' });
}

/** The screens around the session (§4 Authentication). */
export const sessionFlowPage: FlowPage = {
  requests: { resume: / \/auth\/session$/, signOut: null },
  actions: {
    RESUME: (driver) => driver.goTo('/'),
    CHECK_SESSION: sendAssessment,
    SIGNED_IN: (driver) => driver.goTo('/magic-link?code=good-for-one-walk'),
    SIGN_OUT: (driver) => driver.goTo('/logout'),
    SESSION_EXPIRED: (driver) => driver.press(link('Check-In')),
    SIGNED_OUT_ELSEWHERE: (driver) => driver.postFromOtherTab({ type: 'signed-out' }),
    SIGNED_IN_ELSEWHERE: (driver) =>
      driver.postFromOtherTab({ type: 'signed-in', userId: 'somebody-else' }),
    TRY_AGAIN: pressButton('Try again'),
  },
  assertions: {
    // Where nobody has asked yet: a public screen, or one behind the wall, which asks at once.
    unknown: (driver) => expectHeading(driver, /^(Forgot password|Log in|Loading…)$/),
    checkingSession: expectLoading,
    resuming: expectLoading,
    failed: async (driver) => {
      await expectHeading(driver, 'Something went wrong');
      await expectText(driver, /connection|internet/);
      await expectButton(driver, 'Try again');
    },
    authenticated: (driver) => expectHeading(driver, 'Hi, Jonas'),
    notAuthenticated: async (driver) => {
      await expectHeading(driver, 'Log in');
      await driver.expectPath('/login');
    },
    handedToWrapper: (driver) => expectHeading(driver, 'One moment…'),
    awaitingWrapper: (driver) => expectHeading(driver, 'One moment…'),
  },
  notVisible: {
    signingOut: 'It is left in the moment it is entered, for nobody waits for the answer.',
  },
  notReachable: {
    'signingOut · signOut error → notAuthenticated': 'The app sends it in any case.',
    'signingOut · signOut error [isInWrapper] → handedToWrapper': 'The app sends it in any case.',
    'notAuthenticated · RESUME → resuming': 'The wall leads to the login without asking again.',
    'handedToWrapper · WRAPPER_UNAVAILABLE → notAuthenticated':
      'Where the native app takes no message, this comes in the same moment.',
    'awaitingWrapper · WRAPPER_UNAVAILABLE → notAuthenticated':
      'Where the native app takes no message, this comes in the same moment.',
  },
};
