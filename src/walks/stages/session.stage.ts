import { field, link, pressing, seeButton, seeHeading, seeLoading, seeText } from '../look';
import type { Screen } from '../screen.types';
import type { Stage } from '../stage.types';

/** An assessment of somebody with an account: once it is sent, the app wants to know who is there. */
const ASSESSMENT = '/user/jonas/assessments?context=sms&assessments=gad-7';

async function sendAssessment(screen: Screen): Promise<void> {
  await screen.goTo(ASSESSMENT);
  await seeHeading(screen, 'GAD-7');
  await screen.press(field('Several days'));
  await screen.press({ role: 'button', name: 'Submit' });
}

/** The screens around the session (§4 Authentication). */
export const sessionStage: Stage = {
  calls: { resume: / \/auth\/session$/, signOut: null },
  act: {
    RESUME: (screen) => screen.goTo('/'),
    PEEK: sendAssessment,
    SIGNED_IN: (screen) => screen.goTo('/magic-link?code=good-for-one-walk'),
    SIGN_OUT: (screen) => screen.goTo('/logout'),
    LOST: (screen) => screen.press(link('Check-In')),
    SIGNED_OUT_ELSEWHERE: (screen) => screen.tellFromOtherTab({ type: 'signed-out' }),
    SIGNED_IN_ELSEWHERE: (screen) =>
      screen.tellFromOtherTab({ type: 'signed-in', userId: 'somebody-else' }),
    TRY_AGAIN: pressing('Try again'),
  },
  see: {
    // Where nobody has asked yet: a public screen, or one behind the wall, which asks at once.
    unknown: (screen) => seeHeading(screen, /^(Forgot password|Log in|Loading…)$/),
    peeking: seeLoading,
    resuming: seeLoading,
    failed: async (screen) => {
      await seeHeading(screen, 'Something went wrong');
      await seeText(screen, /connection|internet/);
      await seeButton(screen, 'Try again');
    },
    authenticated: (screen) => seeHeading(screen, 'Hi, Jonas'),
    notAuthenticated: async (screen) => {
      await seeHeading(screen, 'Log in');
      await screen.seePath('/login');
    },
    leftToWrapper: (screen) => seeHeading(screen, 'One moment…'),
    awaitingWrapper: (screen) => seeHeading(screen, 'One moment…'),
  },
  unseen: {
    signingOut: 'It is left in the moment it is entered, for nobody waits for the answer.',
  },
  impossible: {
    'signingOut · signOut error → notAuthenticated': 'The app sends it in any case.',
    'signingOut · signOut error [isInWrapper] → leftToWrapper': 'The app sends it in any case.',
    'notAuthenticated · RESUME → resuming': 'The wall leads to the login without asking again.',
    'leftToWrapper · WRAPPER_SILENT → notAuthenticated':
      'Where the native app takes no message, this comes in the same moment.',
    'awaitingWrapper · WRAPPER_SILENT → notAuthenticated':
      'Where the native app takes no message, this comes in the same moment.',
  },
};
