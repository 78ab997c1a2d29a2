import type { OnboardingProblem } from '../../../../machines/onboarding/onboarding.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { REJECTION } from '../../../../machines/walkthroughs/failures';
import {
  button,
  field,
  link,
  pressButton,
  expectButton,
  expectHeading,
  expectText,
  expectVisibleIf,
} from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const PASSWORD = 'Sunny-Day-42';
const PROBLEMS: Readonly<Record<OnboardingProblem['kind'], string>> = {
  noInvite: 'No active invite found. Try both your Phone and Email.',
  stillAmbiguous:
    "There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.",
  notCreated:
    "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.",
  failed: REJECTION.message,
};

type StateKey = {
  readonly asksPerson: boolean;
  readonly isEmailLocked: boolean;
  readonly problem: OnboardingProblem | null;
};

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

async function expectProblem(driver: PageDriver, expected: Expected): Promise<void> {
  const { problem } = getStateKey(expected);
  if (problem === null) await driver.expectNotVisible({ role: 'alert' });
  else await driver.expectVisible({ role: 'alert' }, { contains: PROBLEMS[problem.kind] });
}

async function expectAccountForm(driver: PageDriver, isEmailReadOnly: boolean): Promise<void> {
  await expectHeading(driver, 'Set up your account');
  await driver.expectVisible(field('Email'), { isReadOnly: isEmailReadOnly });
}

async function expectCreating(driver: PageDriver): Promise<void> {
  await expectAccountForm(driver, true);
  await expectButton(driver, 'Create account', true);
  await driver.expectVisible(field('Password'), { value: PASSWORD, isReadOnly: true });
}

/** The page object of onboarding (§4). */
export const onboardingFlowPage: FlowPage = {
  requests: {
    lookup: /\/onboarding\/lookup$/,
    verifyCode: /\/onboarding\/verification-code$/,
    createAccount: /\/onboarding\/account$/,
    signIn: /\/auth\/sign-in$/,
  },
  actions: {
    LOOKUP_SUBMITTED: async (driver) => {
      await driver.press({ role: 'radio', name: 'Phone' });
      await driver.fill(field('Phone number'), '2015550140');
      if (await driver.isVisible(field('Last name'))) {
        await driver.fill(field('Last name'), 'Rivera');
        await driver.fill(field('Date of birth'), '05/17/1990');
      }
      await driver.press(button('Continue'));
    },
    CODE_ENTERED: async (driver) => {
      await driver.fill(field('Verification code'), '123456');
      await driver.press(button('Continue'));
    },
    ACCOUNT_ENTERED: async (driver) => {
      if (await driver.isVisible(field('Email'), { isReadOnly: false }))
        await driver.fill(field('Email'), 'ivy@example.com');
      await driver.fill(field('Password'), PASSWORD);
      await driver.fill(field('Confirm password'), PASSWORD);
      await driver.press(button('Create account'));
    },
    BACK: pressButton('Back'),
  },
  assertions: {
    'initiate.asking': async (driver, expected) => {
      await expectHeading(driver, 'Find your account');
      await expectButton(driver, 'Continue');
      await expectVisibleIf(driver, getStateKey(expected).asksPerson, field('Last name'));
      await expectProblem(driver, expected);
    },
    'initiate.lookingUp': async (driver, expected) => {
      await expectButton(driver, 'Continue', true);
      await expectVisibleIf(driver, getStateKey(expected).asksPerson, field('Last name'));
      await driver.expectVisible(field('Phone number'), { value: '(201) 555-0140' });
    },
    'verify.asking': async (driver, expected) => {
      await expectHeading(driver, 'Enter your code');
      await expectButton(driver, 'Continue');
      await expectProblem(driver, expected);
    },
    'verify.verifying': async (driver) => {
      await expectHeading(driver, 'Enter your code');
      await expectButton(driver, 'Continue', true);
      await driver.expectVisible(field('Verification code'), { value: '123456' });
    },
    'setup-account.asking': async (driver, expected) => {
      await expectAccountForm(driver, getStateKey(expected).isEmailLocked);
      await expectButton(driver, 'Create account');
      await expectProblem(driver, expected);
    },
    'setup-account.checkingAccount': expectCreating,
    'setup-account.creating': expectCreating,
    'setup-account.signingIn': expectCreating,
    signedIn: async (driver) => {
      await expectHeading(driver, 'Get the app');
      await driver.expectVisible(link('Skip'));
    },
    signedInInWrapper: (driver) => expectHeading(driver, 'Hi, Ivy'),
    createdNotSignedIn: async (driver) => {
      await expectHeading(driver, 'Log in');
      await expectText(driver, 'Your account has been created! Log in to start.');
      await driver.expectVisible(field('Email'), { value: 'ivy@example.com' });
    },
    returnedToLogin: (driver) => expectHeading(driver, 'Log in'),
  },
};
