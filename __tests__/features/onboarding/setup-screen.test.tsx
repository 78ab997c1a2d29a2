import { screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../../src/sandbox/hosts/jest/start-sandbox';
import { holdCalls } from '../../support/hold-calls';
import { expectNoAxeViolations } from '../../support/axe';
import {
  bodiesOf,
  createAccount,
  field,
  fill,
  openOnboarding,
  PASSWORD,
  press,
  reachAccount,
  seeProblem,
  seeScreen,
  seeToast,
} from './onboarding-desk';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const NOT_CREATED =
  "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.";
const NO_MATCH = 'Both passwords must match.';

const accounts = () => bodiesOf(world, 'create-account');

/** Ivy has completed her assessments, and is offered an account. */
const afterAssessments = { step: 'setup-account', patientId: 'patient-ivy' };

async function openSetup() {
  const desk = await openOnboarding({ state: afterAssessments });
  await seeScreen('Set up your account');
  return desk;
}

describe('§2 accept-invite: setup-account', () => {
  it('locks the email of the clinic and says why', async () => {
    const desk = await reachAccount(world);
    expect(screen.getByText('Step 3 of 3')).toBeVisible();
    const email = field('Email');
    expect(email).toHaveValue('ivy@example.com');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(
      'This is the email that your clinic has for you. To change it, contact your clinician.',
    );
    await desk.user.type(email, 'x');
    expect(email).toHaveValue('ivy@example.com');
    await expectNoAxeViolations(document.body);
  });

  it('§8 creates the account, signs in, and goes to the app invite', async () => {
    const desk = await reachAccount(world);
    await createAccount(desk);
    await seeScreen('Get the app');
    await seeToast('Your account has been created!');
    expect(desk.router.location.search).toBe('?isInviteFlow');
    expect(await screen.findByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/');
    expect(accounts()).toEqual([
      { patientId: 'patient-ivy', email: 'ivy@example.com', password: PASSWORD },
    ]);
    expect(bodiesOf(world, 'sign-in')).toEqual([
      { email: 'ivy@example.com', password: PASSWORD, userType: 'patient' },
    ]);
    expect(desk.messages).toEqual([]);

    await desk.user.click(screen.getByRole('link', { name: 'Skip' }));
    await seeScreen('Hi, Ivy');
  });

  it('takes a typed email where the clinic has none, in lower case', async () => {
    const desk = await openSetup();
    expect(screen.queryByText('Step 3 of 3')).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('');
    expect(field('Email')).not.toHaveAttribute('readonly');
    await fill(desk, 'Email', ' Ivy.New@Example.com ');
    await createAccount(desk);
    await seeScreen('Get the app');
    const email = 'ivy.new@example.com';
    expect(accounts()).toEqual([{ patientId: 'patient-ivy', email, password: PASSWORD }]);
    expect(bodiesOf(world, 'sign-in')).toMatchObject([{ email }]);
  });

  it('shows a password only when asked to', async () => {
    const desk = await openSetup();
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press(desk, 'Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(field('Confirm password')).toHaveAttribute('type', 'password');
    await press(desk, 'Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('§5 account creation', () => {
  it('ticks the password rules as they are kept', async () => {
    const desk = await openSetup();
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rules()).toEqual([
      'No spaces, still missing',
      'At least one number, still missing',
      'Uppercase and lowercase, still missing',
      'At least 8 characters, still missing',
      'At least one special character, still missing',
    ]);
    await fill(desk, 'Password', 'Sunny 1');
    expect(rules()).toEqual([
      'No spaces, still missing',
      'At least one number, done',
      'Uppercase and lowercase, done',
      'At least 8 characters, still missing',
      'At least one special character, still missing',
    ]);
    await fill(desk, 'Password', PASSWORD);
    expect(rules().every((rule) => rule.endsWith(', done'))).toBe(true);
  });

  it('says of each field what is missing, in the summary too', async () => {
    const desk = await openSetup();
    await press(desk, 'Create account');
    expect(screen.getByRole('heading', { name: 'There is a problem' })).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Required');
    expect(field('Password')).toHaveAccessibleDescription(/Required$/);
    expect(field('Confirm password')).toHaveAccessibleDescription(NO_MATCH);
    await expectNoAxeViolations(document.body);
    await desk.user.click(screen.getByRole('link', { name: 'Email: Required' }));
    expect(field('Email')).toHaveFocus();
    expect(accounts()).toEqual([]);
  });

  it.each(['ivy', 'ivy@', 'ivy @example.com'])('does not take %j for an email', async (email) => {
    const desk = await openSetup();
    await fill(desk, 'Email', email);
    await createAccount(desk);
    expect(field('Email')).toHaveAccessibleDescription('Invalid email');
    expect(accounts()).toEqual([]);
  });

  it.each(['sunny-day-43', 'SUNNY-DAY-43', 'Sunny-Day-xy', 'Sunny 43', 'S-1y', 'SunnyDay43'])(
    'does not take %j for a password',
    async (password) => {
      const desk = await openSetup();
      await fill(desk, 'Email', 'ivy@example.com');
      await createAccount(desk, password);
      expect(field('Password')).toBeInvalid();
      expect(field('Password')).toHaveAccessibleDescription(/Password needs: /);
      expect(accounts()).toEqual([]);
    },
  );

  it('wants the same password twice', async () => {
    const desk = await openSetup();
    await fill(desk, 'Email', 'ivy@example.com');
    await fill(desk, 'Password', PASSWORD);
    await fill(desk, 'Confirm password', `${PASSWORD}!`);
    await press(desk, 'Create account');
    expect(field('Confirm password')).toHaveAccessibleDescription(NO_MATCH);
    await fill(desk, 'Confirm password', PASSWORD);
    expect(screen.queryByText(NO_MATCH)).not.toBeInTheDocument();
  });
});

describe('§8 account', () => {
  it('status failed: says what else can be done, and keeps what was typed', async () => {
    const desk = await openSetup();
    await fill(desk, 'Email', 'ada@example.com');
    await createAccount(desk);
    await seeProblem(NOT_CREATED);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: /^Email / })).toBeVisible();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue(PASSWORD);
    expect(field('Confirm password')).toHaveValue(PASSWORD);
    await expectNoAxeViolations(document.body);
    await fill(desk, 'Email', 'ivy@example.com');
    await press(desk, 'Create account');
    await seeScreen('Get the app');
  });

  it.each([
    [{ kind: 'status', status: 400, message: 'Not like this.' }, /^Not like this\.$/],
    [{ kind: 'status', message: null }, /^We couldn't create your account\. .+ problem/],
    [{ kind: 'network' }, /^We couldn't create your account\. .+ offline/],
    [{ kind: 'malformed' }, /^We couldn't create your account\. Please try again\.$/],
  ] as const)(
    'a call that fails (%j) keeps what was typed and can be made again',
    async (fault, text) => {
      world.faults.failNext({ path: 'create-account', ...fault });
      const desk = await reachAccount(world);
      await createAccount(desk);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Password')).toHaveValue(PASSWORD);
      await press(desk, 'Create account');
      await seeScreen('Get the app');
    },
  );

  it('is busy until signed in, and a second press does nothing', async () => {
    const desk = await reachAccount(world);
    const calls = holdCalls(/^\/auth\/sign-in$/);
    await createAccount(desk);
    await seeToast('Your account has been created!');
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await desk.user.click(button);
    await calls.letThrough(/sign-in/);
    await seeScreen('Get the app');
    calls.stop();
    expect(accounts()).toHaveLength(1);
  });

  it.each([{ kind: 'status', status: 401, message: 'No.' }, { kind: 'network' }] as const)(
    'D9: a sign-in that fails after it (%j) leads to the login with the email and the reason',
    async (fault) => {
      world.faults.failNext({ path: 'sign-in', ...fault });
      const desk = await reachAccount(world);
      await createAccount(desk);
      await seeScreen('Log in');
      expect(desk.router.location.state).toMatchObject({ email: 'ivy@example.com' });
      expect(screen.getByText('Your account has been created! Log in to start.')).toBeVisible();
      expect(JSON.stringify(desk.router.location)).not.toContain(PASSWORD);
    },
  );
});

describe('D4 native wrapper', () => {
  const app = 'PatientApp/3.2.7 (ios)';

  it('sends login once, then auth-success, and goes home', async () => {
    const desk = await reachAccount(world, { app });
    await createAccount(desk);
    await seeScreen('Hi, Ivy');
    await waitFor(() =>
      expect(desk.messages).toEqual([
        { type: 'login', payload: { email: 'ivy@example.com', password: PASSWORD } },
        { type: 'auth-success', payload: { userId: 'ivy' } },
      ]),
    );
  });

  it('sends no password where the web could not sign in', async () => {
    world.faults.failNext({ path: 'sign-in', kind: 'network' });
    const desk = await reachAccount(world, { app });
    await createAccount(desk);
    await waitFor(() => expect(desk.path()).toBe('/login'));
    expect(JSON.stringify(desk.messages)).not.toContain(PASSWORD);
  });

  it('goes home by itself where the bridge is broken', async () => {
    const bridge = () => {
      throw new Error('gone');
    };
    const desk = await reachAccount(world, { app, bridge });
    await createAccount(desk);
    await seeScreen('Hi, Ivy');
  });
});
