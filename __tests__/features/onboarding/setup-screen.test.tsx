import { screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { interceptRequests } from '../../support/intercept-requests';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading } from '../../support/render-app';
import {
  getRequestBodies,
  createAccount,
  field,
  fill,
  renderOnboarding,
  PASSWORD,
  press,
  goToAccountStep,
  openAccountStep,
  expectAlert,
  expectToast,
} from './render-onboarding';

const world = startSandbox();

const NOT_CREATED =
  "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.";
const NO_MATCH = 'Both passwords must match.';

const accountRequests = () => getRequestBodies(world, 'create-account');

/** Ivy has completed her assessments, and is offered an account. */
const afterAssessments = { step: 'setup-account', patientId: 'patient-ivy' };

async function openSetup() {
  const page = await renderOnboarding({ state: afterAssessments });
  await findHeading('Set up your account');
  return page;
}

describe('§2 accept-invite: setup-account', () => {
  it('shows the clinic’s email read-only, with the reason', async () => {
    // §5.account.4
    const page = await goToAccountStep(world);
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
    const email = field('Email');
    expect(email).toHaveValue('ivy@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(
      'This is the email that your clinic has for you. To change it, contact your clinician.',
    );
    await page.user.type(email, 'x');
    expect(email).toHaveValue('ivy@example.com');
    await expectNoAxeViolations(document.body);
  });

  it('§8 creates the account, signs in and navigates to the app invite', async () => {
    // §8.onboarding.4
    const page = await goToAccountStep(world);
    await createAccount(page);
    await findHeading('Get the app');
    await expectToast('Your account has been created!');
    expect(page.router.location.search).toBe('?isInviteFlow');
    expect(await screen.findByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/');
    expect(accountRequests()).toEqual([
      { patientId: 'patient-ivy', email: 'ivy@example.com', password: PASSWORD },
    ]);
    expect(getRequestBodies(world, 'sign-in')).toEqual([
      { email: 'ivy@example.com', password: PASSWORD, userType: 'patient' },
    ]);
    expect(page.messages).toEqual([]);

    await page.user.click(screen.getByRole('link', { name: 'Skip' }));
    await findHeading('Hi, Ivy');
  });

  it('sends the typed email in lower case if the clinic has none', async () => {
    const page = await openSetup();
    expect(screen.queryByText('Step 3 of 3')).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('');
    expect(field('Email')).not.toHaveAttribute('readonly');
    await fill(page, 'Email', ' Ivy.New@Example.com ');
    await createAccount(page);
    await findHeading('Get the app');
    const email = 'ivy.new@example.com';
    expect(accountRequests()).toEqual([{ patientId: 'patient-ivy', email, password: PASSWORD }]);
    expect(getRequestBodies(world, 'sign-in')).toMatchObject([{ email }]);
  });

  it('shows a password only after Show password is pressed', async () => {
    const page = await openSetup();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press(page, 'Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(field('Confirm password')).toHaveAttribute('type', 'password');
    await press(page, 'Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('§5 account creation', () => {
  it('marks each password rule as done once it is met', async () => {
    // §5.password.6
    const page = await openSetup();
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules()).toEqual([
      'No spaces, still missing',
      'At least one number, still missing',
      'Uppercase and lowercase, still missing',
      'At least 8 characters, still missing',
      'At least one special character, still missing',
    ]);
    await fill(page, 'Password', 'Sunny 1');
    expect(rules()).toEqual([
      'No spaces, still missing',
      'At least one number, done',
      'Uppercase and lowercase, done',
      'At least 8 characters, still missing',
      'At least one special character, still missing',
    ]);
    await fill(page, 'Password', PASSWORD);
    expect(rules().every((rule) => rule.endsWith(', done'))).toBe(true);
  });

  it('shows an error at each missing field and in the summary', async () => {
    // §5.account.1, §5.account.2
    const page = await openSetup();
    await press(page, 'Create account');
    expect(screen.getByRole('heading', { name: 'There is a problem' })).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Required');
    expect(field('Password')).toHaveAccessibleDescription(/Required$/);
    expect(field('Confirm password')).toHaveAccessibleDescription(NO_MATCH);
    await expectNoAxeViolations(document.body);
    await page.user.click(screen.getByRole('link', { name: 'Enter your email' }));
    expect(field('Email')).toHaveFocus();
    expect(accountRequests()).toEqual([]);
  });

  it('rejects an invalid email', async () => {
    // §5.account.1
    const page = await openSetup();
    await fill(page, 'Email', 'ivy@');
    await createAccount(page);
    expect(field('Email')).toHaveAccessibleDescription('Invalid email');
    expect(accountRequests()).toEqual([]);
  });

  it('rejects a password that breaks a rule', async () => {
    // §5.account.2
    const page = await openSetup();
    await fill(page, 'Email', 'ivy@example.com');
    await createAccount(page, 'SunnyDay43');
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAccessibleDescription(/Password needs: /);
    expect(accountRequests()).toEqual([]);
  });

  it('requires the same password twice', async () => {
    // §5.account.3
    const page = await openSetup();
    await fill(page, 'Email', 'ivy@example.com');
    await fill(page, 'Password', PASSWORD);
    await fill(page, 'Confirm password', `${PASSWORD}!`);
    await press(page, 'Create account');
    expect(field('Confirm password')).toHaveAccessibleDescription(NO_MATCH);
    await fill(page, 'Confirm password', PASSWORD);
    expect(screen.queryByText(NO_MATCH)).not.toBeInTheDocument();
  });
});

describe('§8 account', () => {
  it('shows help links if the account was not created, and keeps what was typed', async () => {
    // §8.onboarding.2
    const page = await openSetup();
    await fill(page, 'Email', 'ada@example.com');
    await createAccount(page);
    await expectAlert(NOT_CREATED);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /^Email / })).toBeVisible();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue(PASSWORD);
    expect(field('Confirm password')).toHaveValue(PASSWORD);
    await expectNoAxeViolations(document.body);
    await fill(page, 'Email', 'ivy@example.com');
    await press(page, 'Create account');
    await findHeading('Get the app');
  });

  it.each([
    [{ kind: 'status', status: 400, message: 'Not like this.' }, /^Not like this\.$/],
    [{ kind: 'network' }, /^We couldn't tell whether your account was created\. .+ offline/],
  ] as const)(
    'keeps what was typed after a failed request (%j), which can be sent again',
    async (fault, text) => {
      world.faults.failNext({ path: 'create-account', ...fault });
      const page = await openAccountStep();
      await createAccount(page);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Password')).toHaveValue(PASSWORD);
      await press(page, 'Create account');
      await findHeading('Get the app');
    },
  );

  it('§8: signs in instead of creating the account again if the response of its creation was lost', async () => {
    world.faults.failNext({ path: 'create-account', kind: 'network', isReceived: true });
    const page = await openAccountStep();
    await createAccount(page);
    await screen.findByRole('alert');
    await press(page, 'Create account');
    await findHeading('Get the app');
    await expectToast('Your account has been created!');
    expect(accountRequests()).toHaveLength(1);
  });

  it('is busy until the user is signed in, and ignores a second press', async () => {
    const page = await openAccountStep();
    const interception = interceptRequests(/^\/auth\/sign-in$/);
    await createAccount(page);
    await expectToast('Your account has been created!');
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await page.user.click(button);
    await interception.release(/sign-in/);
    await findHeading('Get the app');
    interception.restore();
    expect(accountRequests()).toHaveLength(1);
  });

  it.each([{ kind: 'status', status: 401, message: 'No.' }, { kind: 'network' }] as const)(
    'D9: navigates to the login page with the email and a message if the sign-in fails afterwards (%j)',
    async (fault) => {
      world.faults.failNext({ path: 'sign-in', ...fault });
      const page = await openAccountStep();
      await createAccount(page);
      await findHeading('Log in');
      expect(page.router.location.state).toMatchObject({ email: 'ivy@example.com' });
      expect(screen.getByText('Your account has been created! Log in to start.')).toBeVisible();
      expect(JSON.stringify(page.router.location)).not.toContain(PASSWORD);
    },
  );
});

describe('D4 native wrapper', () => {
  const userAgentSuffix = 'PatientApp/3.2.7 (ios)';

  it('sends login once, then auth-success, and navigates to the home page', async () => {
    const page = await openAccountStep({ userAgentSuffix });
    await createAccount(page);
    await findHeading('Hi, Ivy');
    await waitFor(() =>
      expect(page.messages).toEqual([
        { type: 'login', payload: { email: 'ivy@example.com', password: PASSWORD } },
        { type: 'auth-success', payload: { userId: 'ivy' } },
      ]),
    );
  });

  it('sends no password if the sign-in failed', async () => {
    world.faults.failNext({ path: 'sign-in', kind: 'network' });
    const page = await openAccountStep({ userAgentSuffix });
    await createAccount(page);
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(JSON.stringify(page.messages)).not.toContain(PASSWORD);
  });

  it('navigates to the home page even if the bridge throws', async () => {
    const bridge = () => {
      throw new Error('gone');
    };
    const page = await openAccountStep({ userAgentSuffix, bridge });
    await createAccount(page);
    await findHeading('Hi, Ivy');
  });
});
