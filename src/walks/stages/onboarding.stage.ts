import type { OnboardingProblem } from '../../../machines/onboarding/onboarding.types';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { button, field, link, pressing, seeButton, seeHeading, seeText, seeWhen } from '../look';
import type { Screen } from '../screen.types';
import type { Stage } from '../stage.types';

const PASSWORD = 'Sunny-Day-42';
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

async function seeProblem(screen: Screen, expected: Expected): Promise<void> {
  const { problem } = facts(expected);
  if (problem === null) await screen.seeNo({ role: 'alert' });
  else await screen.see({ role: 'alert' }, { contains: REFUSALS[problem.kind] });
}

async function seeSettingUp(screen: Screen, expected: Expected): Promise<void> {
  await seeHeading(screen, 'Set up your account');
  await screen.see(field('Email'), { isReadOnly: facts(expected).isEmailLocked });
}

async function seeCreating(screen: Screen, expected: Expected): Promise<void> {
  await seeSettingUp(screen, expected);
  await seeButton(screen, 'Create account', true);
  await screen.see(field('Password'), { value: PASSWORD });
}

/** The screens of onboarding (§4). */
export const onboardingStage: Stage = {
  calls: {
    lookup: /\/onboarding\/lookup$/,
    verifyCode: /\/onboarding\/verification-code$/,
    createAccount: /\/onboarding\/account$/,
    signIn: /\/auth\/sign-in$/,
  },
  act: {
    INVITE_SOUGHT: async (screen) => {
      await screen.press({ role: 'radio', name: 'Phone' });
      await screen.fill(field('Phone number'), '2015550140');
      if (await screen.isThere(field('Last name'))) {
        await screen.fill(field('Last name'), 'Rivera');
        await screen.fill(field('Date of birth'), '05/17/1990');
      }
      await screen.press(button('Continue'));
    },
    CODE_ENTERED: async (screen) => {
      await screen.fill(field('Verification code'), '123456');
      await screen.press(button('Continue'));
    },
    ACCOUNT_ENTERED: async (screen) => {
      if (await screen.isThere(field('Email'), { isReadOnly: false }))
        await screen.fill(field('Email'), 'ivy@example.com');
      await screen.fill(field('Password'), PASSWORD);
      await screen.fill(field('Confirm password'), PASSWORD);
      await screen.press(button('Create account'));
    },
    BACK: pressing('Back'),
  },
  see: {
    'initiate.asking': async (screen, expected) => {
      await seeHeading(screen, 'Find your account');
      await seeButton(screen, 'Continue');
      await seeWhen(screen, facts(expected).asksPerson, field('Last name'));
      await seeProblem(screen, expected);
    },
    'initiate.lookingUp': async (screen, expected) => {
      await seeButton(screen, 'Continue', true);
      await seeWhen(screen, facts(expected).asksPerson, field('Last name'));
      await screen.see(field('Phone number'), { value: '(201) 555-0140' });
    },
    'verify.asking': async (screen, expected) => {
      await seeHeading(screen, 'Enter your code');
      await seeButton(screen, 'Continue');
      await seeProblem(screen, expected);
    },
    'verify.verifying': async (screen) => {
      await seeHeading(screen, 'Enter your code');
      await seeButton(screen, 'Continue', true);
      await screen.see(field('Verification code'), { value: '123456' });
    },
    'setup-account.asking': async (screen, expected) => {
      await seeSettingUp(screen, expected);
      await seeButton(screen, 'Create account');
      await seeProblem(screen, expected);
    },
    'setup-account.creating': seeCreating,
    'setup-account.signingIn': seeCreating,
    signedIn: async (screen) => {
      await seeHeading(screen, 'Get the app');
      await screen.see(link('Skip'));
    },
    signedInWithinApp: (screen) => seeHeading(screen, 'Hi, Ivy'),
    createdOnly: async (screen) => {
      await seeHeading(screen, 'Log in');
      await seeText(screen, 'Your account has been created! Log in to start.');
      await screen.see(field('Email'), { value: 'ivy@example.com' });
    },
    backAtLogin: (screen) => seeHeading(screen, 'Log in'),
  },
};
