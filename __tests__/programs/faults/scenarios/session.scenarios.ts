import {
  button,
  expectHeading,
  field,
  link,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import type { PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { SEED_PASSWORD } from '../../../../src/qa/sandbox/world/accounts';
import { expireAccessTokens } from '../../../../src/qa/sandbox/world/sessions';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { after, DONE, NEVER_NOTICED, onceThen, REFUSALS, RELOADS, show } from './outcomes';
import type { Outcomes, Scenario } from './scenario.types';
import { heading } from './screens';

const LOGIN = heading('Log in');
const LINK_EXPIRED = { text: 'This link has expired. Please log in.' };

const signedIn = { userId: 'jonas', path: '/', isSignedIn: true };

/** The request that needs the refresh is a query, which is retried once (D9). */
const QUERY_IS_RETRIED: Outcomes = { 'refused once': DONE, 'lost once': DONE, '500 once': DONE };

/** Opens the settings; the page of the notifications begins with one request. */
async function openSettings(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'Hi, Jonas');
  await driver.press(link('Settings'));
  await expectHeading(driver, 'Settings');
}

/** Most servers accept the code of a link once. */
const useCodesOnce = (world: World): void => {
  world.magicCodeUse = 'once';
};

const expire = ({ sessions }: World): void => expireAccessTokens(sessions);

/** Signing in, keeping a session and signing out (§4, D3). */
export const sessionScenarios: readonly Scenario[] = [
  {
    name: 'log in',
    covers: ['signIn'],
    request: 'sign-in',
    kind: 'command',
    session: 'none',
    start: { userId: 'jonas', path: '/login' },
    prepare: async (driver) => {
      await driver.fill(field('Email'), 'jonas@example.com');
      await driver.fill(field('Password'), SEED_PASSWORD);
    },
    send: pressButton('Log in'),
    done: heading('Hi, Jonas'),
  },
  {
    name: 'sign out',
    covers: ['signOut'],
    request: 'sign-out',
    kind: 'command',
    session: 'none',
    isInBackground: true,
    start: { ...signedIn, path: '/settings/account' },
    prepare: (driver) => driver.expectVisible(button('Sign Out')),
    send: pressButton('Sign Out'),
    done: LOGIN,
    // Best effort: the app is signed out all the same (D9).
    outcomes: NEVER_NOTICED,
  },
  {
    name: 'resume the session',
    covers: ['getCurrentSession'],
    request: 'session',
    kind: 'command',
    session: 'none',
    start: signedIn,
    done: heading('Hi, Jonas'),
    outcomes: after(REFUSALS, show(LOGIN)),
  },
  {
    name: 'refresh the session',
    covers: ['refreshToken'],
    request: 'session',
    kind: 'command',
    session: 'none',
    start: signedIn,
    prepare: openSettings,
    change: expire,
    send: (driver) => driver.press(link(/^Notifications/)),
    retry: pressButton('Try again'),
    done: heading('Notifications'),
    outcomes: { ...QUERY_IS_RETRIED, ...after(REFUSALS, show(LOGIN)) },
  },
  {
    name: 'open a magic link',
    covers: ['authenticateMagicCode'],
    request: 'magic-code',
    kind: 'command',
    session: 'none',
    start: { userId: 'jonas', path: '/magic-link?code=magic-jonas' },
    done: heading('Hi, Jonas'),
    outcomes: after(REFUSALS, show(LINK_EXPIRED)),
  },
  {
    name: 'open a magic link that can be used once',
    covers: ['authenticateMagicCode'],
    request: 'magic-code',
    kind: 'command',
    session: 'none',
    seed: useCodesOnce,
    faults: ['lost', 'malformed', 'shape', 'empty'],
    moreFaults: RELOADS,
    start: { userId: 'jonas', path: '/magic-link?code=magic-jonas' },
    done: heading('Hi, Jonas'),
    outcomes: {
      // The code is used up, and its tokens are lost.
      ...onceThen(['lost', 'malformed', 'shape', 'empty'], LINK_EXPIRED),
      'reload-lost': show(LINK_EXPIRED),
      // Depending on the moment: tokens that the page has not received before it is left are lost.
      'reload-after': show(heading(/^(?:Hi, Jonas|Log in)$/)),
    },
  },
  {
    name: 'refresh the session of a magic link',
    covers: ['refreshToken'],
    request: 'refresh-token',
    kind: 'command',
    session: 'none',
    start: { userId: 'jonas', path: '/magic-link?code=magic-jonas' },
    prepare: openSettings,
    change: expire,
    send: (driver) => driver.press(link(/^Notifications/)),
    retry: pressButton('Try again'),
    done: heading('Notifications'),
    outcomes: {
      ...QUERY_IS_RETRIED,
      ...after(REFUSALS, show(LOGIN)),
      // A refresh token can be used once, so that the second refresh is refused.
      'lost once': show(LOGIN),
      ...after(['malformed', 'shape', 'empty'], { kind: 'error', then: LOGIN }),
      'reload-lost': show(LOGIN),
    },
    moreFaults: RELOADS,
  },
  {
    name: 'read the profile',
    covers: ['getProfile'],
    request: 'user-profiles',
    kind: 'query',
    session: 'account',
    start: signedIn,
    done: heading('Hi, Jonas'),
  },
];

/** The home page (§2). */
export const homeScenarios: readonly Scenario[] = [
  {
    name: 'read the assessments of the home page',
    covers: ['getAssignedAssessments'],
    request: 'assigned-assessments',
    kind: 'query',
    session: 'none',
    start: { ...signedIn, userId: 'ada' },
    done: link(/^PHQ-9/),
    outcomes: {
      '403 once': {
        kind: 'screen',
        shows: link('Open assessments'),
        next: {
          act: (driver) => driver.press(link('Open assessments')),
          shows: heading('PHQ-9'),
        },
      },
    },
  },
  {
    name: 'dismiss the safety net',
    covers: ['dismissSafetyNet'],
    request: 'dismiss-safety-net',
    kind: 'command',
    session: 'account',
    isBodyIgnored: true,
    start: { ...signedIn, userId: 'ada' },
    prepare: async (driver) => {
      await driver.expectVisible({ role: 'heading', name: 'Your Safety Net' });
      // The first one belongs to the bar 'Use the App'.
      await driver.press(button('Dismiss'));
    },
    send: pressButton('Dismiss'),
    done: heading('Hi, Ada'),
    isApplied: ({ dismissedSafetyNets }) => dismissedSafetyNets.has('ada'),
  },
];
