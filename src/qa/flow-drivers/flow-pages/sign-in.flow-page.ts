import type { Failure } from '../../../../machines/port';
import type { SignInEvent } from '../../../../machines/sign-in/sign-in.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { button, expectButton, expectHeading, field, link } from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

// SAFETY: the type of `getStateKey` in the registry entry.
const getFailure = ({ stateKey }: Expected) =>
  (stateKey as { readonly failure: Failure | null }).failure;

async function expectForm(driver: PageDriver, { isBusy }: { isBusy: boolean }): Promise<void> {
  await expectHeading(driver, 'Log in');
  await driver.expectVisible(field('Email'));
  await driver.expectVisible(field('Password'));
  await driver.expectVisible(link('Forgot password?'));
  await expectButton(driver, 'Log in', isBusy);
}

async function expectOpenForm(driver: PageDriver, expected: Expected): Promise<void> {
  await expectForm(driver, { isBusy: false });
  const failure = getFailure(expected);
  if (failure === null) await driver.expectNotVisible({ role: 'alert' });
  else
    await driver.expectVisible(
      { role: 'alert' },
      { contains: failure.message ?? "We couldn't log you in. Please try again." },
    );
}

/** The page object of signing in (§2 Login). */
export const signInFlowPage: FlowPage = {
  requests: { resumeSession: / \/auth\/session$/, signIn: / \/auth\/sign-in$/ },
  actions: {
    SUBMITTED: async (driver, event) => {
      // SAFETY: an event of this machine.
      const { credentials } = event as Extract<SignInEvent, { type: 'SUBMITTED' }>;
      await driver.fill(field('Email'), credentials.email);
      await driver.fill(field('Password'), credentials.password);
      await driver.press(button('Log in'));
    },
    SESSION_CHANGED: (driver) =>
      driver.postFromOtherTab({ type: 'signed-in', userId: 'another-user' }),
  },
  assertions: {
    checkingSession: expectOpenForm,
    asking: expectOpenForm,
    signingIn: (driver) => expectForm(driver, { isBusy: true }),
    signedIn: (driver) => expectHeading(driver, 'Hi, Ada'),
  },
};
