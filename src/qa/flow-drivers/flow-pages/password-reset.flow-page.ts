import { selectMayBeReset } from '../../../../machines/password-reset/password-reset.selectors';
import type {
  PasswordResetContext,
  PasswordResetEvent,
} from '../../../../machines/password-reset/password-reset.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  button,
  expectButton,
  expectHeading,
  expectText,
  expectVisibleIf,
  field,
} from '../assertions';
import type { FlowPage } from '../flow-page.types';
import type { PageDriver } from '../page-driver.types';

type EventOf<Type extends PasswordResetEvent['type']> = Extract<PasswordResetEvent, { type: Type }>;

const SEND = 'Send reset code';
const RESET = 'Reset password';

async function expectProblem(driver: PageDriver, { stateKey }: Expected): Promise<void> {
  // SAFETY: the type of `getStateKey` in the registry entry.
  const state = stateKey as PasswordResetContext;
  if (state.failure === null) await driver.expectNotVisible({ role: 'alert' });
  else
    await driver.expectVisible(
      { role: 'alert' },
      { contains: 'Something went wrong. Did you enter the right email?' },
    );
  await expectVisibleIf(driver, selectMayBeReset(state), {
    text: 'An earlier try may have changed your password. Try to log in with the new one.',
  });
}

async function expectEmailForm(driver: PageDriver): Promise<void> {
  await expectHeading(driver, 'Forgot password');
  await driver.expectVisible(field('Email'));
}

async function expectPasswordForm(driver: PageDriver, isBusy = false): Promise<void> {
  await expectHeading(driver, 'Reset password');
  for (const label of ['Reset code', 'New password', 'Confirm password'])
    await driver.expectVisible(field(label));
  await expectButton(driver, RESET, isBusy);
}

/** The page object of a forgotten password (§2). */
export const passwordResetFlowPage: FlowPage = {
  requests: {
    requestCode: /\/forgot-password\/request-code$/,
    setPassword: /\/forgot-password\/confirm$/,
  },
  actions: {
    EMAIL_SUBMITTED: async (driver, event) => {
      // SAFETY: an event of this machine.
      const { email } = event as EventOf<'EMAIL_SUBMITTED'>;
      await driver.fill(field('Email'), email);
      await driver.press(button(SEND));
    },
    PASSWORD_SUBMITTED: async (driver, event) => {
      // SAFETY: an event of this machine.
      const { code, newPassword } = event as EventOf<'PASSWORD_SUBMITTED'>;
      await driver.fill(field('Reset code'), code);
      await driver.fill(field('New password'), newPassword);
      await driver.fill(field('Confirm password'), newPassword);
      await driver.press(button(RESET));
    },
  },
  assertions: {
    askingEmail: async (driver, expected) => {
      await expectEmailForm(driver);
      await expectProblem(driver, expected);
    },
    requestingCode: async (driver) => {
      await expectEmailForm(driver);
      await expectButton(driver, SEND, true);
    },
    askingPassword: async (driver, expected) => {
      await expectPasswordForm(driver);
      await expectProblem(driver, expected);
    },
    settingPassword: (driver) => expectPasswordForm(driver, true),
    emailMissing: expectEmailForm,
    codeRequested: (driver) => expectPasswordForm(driver),
    passwordSet: async (driver) => {
      await expectHeading(driver, 'Log in');
      await expectText(driver, 'Your password has been reset. Log in with the new one.');
    },
  },
};
