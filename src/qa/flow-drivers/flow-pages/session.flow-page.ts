import {
  field,
  pressButton,
  expectButton,
  expectHeading,
  expectLoading,
  expectText,
  expectVisibleIf,
} from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

/** An assessment of a patient with an account: after its submit, the app checks the session. */
const ASSESSMENT = '/user/jonas/assessments?context=sms&assessments=gad-7';

async function sendAssessment(driver: PageDriver): Promise<void> {
  await driver.goTo(ASSESSMENT);
  await expectHeading(driver, 'GAD-7');
  await driver.press(field('Several days'));
  await driver.press({ role: 'button', name: 'Submit' });
}

/** The page object of authentication (§4 Authentication). */
export const sessionFlowPage: FlowPage = {
  requests: { resume: / \/auth\/session$/, signOut: null },
  actions: {
    RESUME: (driver) => driver.goTo('/'),
    CHECK_SESSION: sendAssessment,
    SIGNED_IN: (driver) => driver.goTo('/magic-link?code=walkthrough-sign-in'),
    SIGN_OUT: (driver) => driver.goTo('/logout'),
    LOGIN_OPENED: (driver) => driver.goTo('/login'),
    // Another request of the home page may have ended the session before this one.
    SESSION_EXPIRED: (driver) => driver.goTo('/check-ins'),
    SIGNED_OUT_ELSEWHERE: (driver) => driver.postFromOtherTab({ type: 'signed-out' }),
    SESSION_LOST_ELSEWHERE: (driver) => driver.postFromOtherTab({ type: 'session-lost' }),
    SIGNED_IN_ELSEWHERE: (driver) =>
      driver.postFromOtherTab({ type: 'signed-in', userId: 'another-user' }),
    TRY_AGAIN: pressButton('Try again'),
  },
  assertions: {
    // A public screen, or a signed-in route that is about to check the session.
    unknown: (driver) => expectHeading(driver, /^(Forgot password|Log in|Loading…)$/),
    checkingSession: expectLoading,
    resuming: expectLoading,
    failed: async (driver) => {
      await expectHeading(driver, 'Something went wrong');
      await expectText(driver, /connection|internet/);
      await expectButton(driver, 'Try again');
    },
    authenticated: (driver) => expectHeading(driver, 'Hi, Jonas'),
    notAuthenticated: async (driver, { stateKey }) => {
      await expectHeading(driver, 'Log in');
      await driver.expectPath('/login');
      // SAFETY: the type of `getStateKey` in the registry entry.
      const { isEndedElsewhere } = stateKey as { readonly isEndedElsewhere: boolean };
      await expectVisibleIf(driver, isEndedElsewhere, { text: 'You signed out in another tab.' });
    },
    // The login page hands over as well.
    handedToWrapper: (driver) => expectHeading(driver, /^(One moment…|Log in)$/),
    awaitingWrapper: (driver) => expectHeading(driver, 'One moment…'),
  },
  notVisible: {
    signingOut: 'The state is left immediately, because the app does not wait for the response.',
  },
  notReachable: {
    'signingOut · signOut error → notAuthenticated': 'The app always sends the request.',
    'signingOut · signOut error [isInWrapper] → handedToWrapper':
      'The app always sends the request.',
    'notAuthenticated · RESUME → resuming':
      'The auth guard redirects to the login page without checking again.',
    'handedToWrapper · WRAPPER_UNAVAILABLE → notAuthenticated':
      'If the native app does not accept the message, this happens immediately.',
    'awaitingWrapper · WRAPPER_UNAVAILABLE → notAuthenticated':
      'If the native app does not accept the message, this happens immediately.',
  },
};
