import { field, pressButton } from '../../../../src/qa/flow-drivers/assertions';
import type { PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import { onboardingScenarios } from '../../../../src/qa/sandbox/scenarios/onboarding.scenarios';
import {
  getScenario,
  type InitialState,
} from '../../../../src/qa/sandbox/scenarios/scenario.types';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { after, ALL_FAULTS, DONE, endWith, show } from './outcomes';
import type { Scenario } from './scenario.types';
import { heading } from './screens';

const PASSWORD = 'Sunny-Day-42';
const CODE = '123456';

const startAt = (name: string): InitialState =>
  getScenario(onboardingScenarios.initialStates, name);
const setUpCode = (world: World) =>
  getScenario(onboardingScenarios.outcomes, 'right code')(world, 'ivy', null);

async function fillAccount(driver: PageDriver): Promise<void> {
  await driver.fill(field('Email'), 'ivy@example.com');
  await driver.fill(field('Password'), PASSWORD);
  await driver.fill(field('Confirm password'), PASSWORD);
}

const countAccounts = ({ accounts }: World) =>
  [...accounts.values()].filter(({ userId }) => userId === 'ivy').length;

const creatingAccount = {
  kind: 'command',
  session: 'none',
  start: startAt('assessments completed'),
  prepare: fillAccount,
  send: pressButton('Create account'),
  done: heading(/^Get the app/),
  countWrites: countAccounts,
} as const;

/** From an invite to an account (§4 onboarding). */
const inviteScenarios: readonly Scenario[] = [
  {
    name: 'look up an invite',
    covers: ['lookUpInvite'],
    request: 'onboarding-lookup',
    kind: 'command',
    session: 'none',
    start: startAt('first time'),
    prepare: (driver) => driver.fill(field('Phone number'), '2015550140'),
    send: pressButton('Continue'),
    done: heading(/^Enter your code/),
  },
  {
    name: 'verify a code',
    covers: ['verifyCode'],
    request: 'verification-code',
    kind: 'command',
    session: 'none',
    start: startAt('code sent'),
    seed: setUpCode,
    prepare: (driver) => driver.fill(field('Verification code'), CODE),
    send: pressButton('Continue'),
    done: heading(/^Set up your account/),
  },
  {
    ...creatingAccount,
    name: 'create an account',
    covers: ['createAccount'],
    request: 'create-account',
  },
  {
    ...creatingAccount,
    name: 'sign in to a new account',
    covers: ['signIn'],
    request: 'sign-in',
    // The account exists: the user logs in to it.
    outcomes: {
      ...after(ALL_FAULTS, show({ text: 'Your account has been created! Log in to start.' })),
      slow: DONE,
      'late-scripts': DONE,
    },
  },
];

const RESET_CODE = '654321';

/** A forgotten password, and messages (§5, §2). */
const passwordScenarios: readonly Scenario[] = [
  {
    name: 'request a reset code',
    covers: ['requestResetCode'],
    request: 'forgot-password-request-code',
    kind: 'command',
    session: 'none',
    isBodyIgnored: true,
    start: { userId: 'jonas', path: '/forgot-password' },
    prepare: (driver) => driver.fill(field('Email'), 'jonas@example.com'),
    send: pressButton('Send reset code'),
    done: heading('Reset password'),
  },
  {
    name: 'reset a password',
    covers: ['confirmReset'],
    request: 'forgot-password-confirm',
    kind: 'command',
    session: 'none',
    isBodyIgnored: true,
    start: { userId: 'jonas', path: '/reset-password?email=jonas@example.com' },
    seed: ({ resetCodes }) => resetCodes.set('jonas@example.com', RESET_CODE),
    prepare: async (driver) => {
      await driver.fill(field('Reset code'), RESET_CODE);
      await driver.fill(field('New password'), PASSWORD);
      await driver.fill(field('Confirm password'), PASSWORD);
    },
    send: pressButton('Reset password'),
    done: heading('Log in'),
  },
  {
    name: 'unsubscribe',
    covers: ['unsubscribe'],
    request: 'unsubscribe',
    kind: 'command',
    session: 'none',
    isBodyIgnored: true,
    start: { userId: 'ada', path: '/unsubscribe-successful/ada' },
    done: { text: 'You have been successfully unsubscribed.' },
    isEnd: true,
    // The user is unknown: trying again cannot help (D9).
    outcomes: { 404: endWith({ text: 'An error occurred. Please try again later.' }) },
  },
];

export const accountScenarios: readonly Scenario[] = [...inviteScenarios, ...passwordScenarios];
