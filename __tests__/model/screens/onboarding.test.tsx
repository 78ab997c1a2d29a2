import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OnboardingProblem } from '../../../machines/onboarding/onboarding.types';
import { onboardingEntry } from '../../../machines/onboarding/onboarding.walkthroughs';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { onboardingSituations } from '../situations/onboarding.situations';
import { pressButton, seeButton, seeHeading, seeText } from './look';
import { screenWalker } from './walk-screens';

/** A flow of three steps, typed key by key, takes its time on a busy machine. */
jest.setTimeout(30_000);

const REFUSALS: Readonly<Record<OnboardingProblem['kind'], string>> = {
  noInvite: 'No active invite found. Try both your Phone and Email.',
  stillAmbiguous:
    "There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.",
  notCreated:
    "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.",
  failed: 'The clinic cannot do this right now.',
};

type Facts = {
  readonly asksPerson: boolean;
  readonly isEmailLocked: boolean;
  readonly problem: OnboardingProblem | null;
};

/** What the entry tells states apart by. */
// SAFETY: this is onboarding's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  const box = screen.getByLabelText(name);
  await user.clear(box);
  await user.type(box, text);
}

async function seeProblem(expected: Expected): Promise<void> {
  const { problem } = facts(expected);
  if (problem === null) expect(screen.queryByRole('alert')).toBeNull();
  else expect(await screen.findByRole('alert')).toHaveTextContent(REFUSALS[problem.kind]);
}

async function seePerson(expected: Expected): Promise<void> {
  if (facts(expected).asksPerson) expect(await screen.findByLabelText('Last name')).toBeVisible();
  else expect(screen.queryByLabelText('Last name')).toBeNull();
}

async function seeSettingUp(expected: Expected): Promise<void> {
  await seeHeading('Set up your account');
  const isLocked = screen.getByLabelText('Email').hasAttribute('readonly');
  expect(isLocked).toBe(facts(expected).isEmailLocked);
}

async function seeCreating(expected: Expected): Promise<void> {
  await seeSettingUp(expected);
  await seeButton('Create account', true);
  expect(screen.getByLabelText('Password')).toHaveValue('Sunny-Day-42');
}

const walk = screenWalker({
  situations: onboardingSituations,
  calls: {
    lookup: /\/onboarding\/lookup$/,
    verifyCode: /\/onboarding\/verification-code$/,
    createAccount: /\/onboarding\/account$/,
    signIn: /\/auth\/sign-in$/,
  },
  act: {
    INVITE_SOUGHT: async (user) => {
      await user.click(screen.getByRole('radio', { name: 'Phone' }));
      await fill(user, 'Phone number', '2015550140');
      if (screen.queryByLabelText('Last name') !== null) {
        await fill(user, 'Last name', 'Rivera');
        await fill(user, 'Date of birth', '05/17/1990');
      }
      await pressButton(user, 'Continue');
    },
    CODE_ENTERED: async (user) => {
      await fill(user, 'Verification code', '123456');
      await pressButton(user, 'Continue');
    },
    ACCOUNT_ENTERED: async (user) => {
      const isLocked = screen.getByLabelText('Email').hasAttribute('readonly');
      if (!isLocked) await fill(user, 'Email', 'ivy@example.com');
      await fill(user, 'Password', 'Sunny-Day-42');
      await fill(user, 'Confirm password', 'Sunny-Day-42');
      await pressButton(user, 'Create account');
    },
    BACK: (user) => pressButton(user, 'Back'),
  },
  see: {
    'initiate.asking': async (expected) => {
      await seeHeading('Find your account');
      await seeButton('Continue');
      await seePerson(expected);
      await seeProblem(expected);
    },
    'initiate.lookingUp': async (expected) => {
      await seeButton('Continue', true);
      await seePerson(expected);
      expect(screen.getByLabelText('Phone number')).toHaveValue('(201) 555-0140');
    },
    'verify.asking': async (expected) => {
      await seeHeading('Enter your code');
      await seeButton('Continue');
      await seeProblem(expected);
    },
    'verify.verifying': async () => {
      await seeHeading('Enter your code');
      await seeButton('Continue', true);
      expect(screen.getByLabelText('Verification code')).toHaveValue('123456');
    },
    'setup-account.asking': async (expected) => {
      await seeSettingUp(expected);
      await seeButton('Create account');
      await seeProblem(expected);
    },
    'setup-account.creating': seeCreating,
    'setup-account.signingIn': seeCreating,
    signedIn: async () => {
      await seeHeading('Get the app');
      expect(await screen.findByRole('link', { name: 'Skip' })).toBeVisible();
    },
    signedInWithinApp: () => seeHeading('Hi, Ivy'),
    createdOnly: async () => {
      await seeHeading('Log in');
      await seeText('Your account has been created! Log in to start.');
      expect(screen.getByLabelText('Email')).toHaveValue('ivy@example.com');
    },
    backAtLogin: () => seeHeading('Log in'),
  },
});

describe('§4 onboarding: every walkthrough on its screens', () => {
  it.each(generateWalkthroughs(onboardingEntry))('$title', walk);
});
