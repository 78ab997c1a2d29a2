import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { SEED_PASSWORD } from '../../../src/qa/sandbox/world/accounts';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();
beforeEach(() => world.resetCodes.set('ada@example.com', '123456'));

const FAILED = 'Something went wrong. Did you enter the right email?';
const MAY_BE_RESET =
  'An earlier try may have changed your password. Try to log in with the new one.';
const NEW_PASSWORD = 'Rainy-Day-43';
const resets = () => world.getRequests('forgot-password-confirm');
const code = () => screen.getByRole('textbox', { name: 'Reset code' });
const newPassword = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');

async function openReset(location = '/reset-password?email=ada@example.com') {
  const app = renderApp({ location });
  await findHeading('Reset password');
  const user = userEvent.setup();
  const reset = async (typed: { code?: string; password?: string; repeated?: string } = {}) => {
    const { code: digits = '123456', password = NEW_PASSWORD, repeated = password } = typed;
    if (digits !== '') await user.type(code(), digits);
    if (password !== '') await user.type(newPassword(), password);
    if (repeated !== '') await user.type(confirmation(), repeated);
    await user.click(screen.getByRole('button', { name: 'Reset password' }));
  };
  return { ...app, user, reset };
}

describe('§2 /reset-password', () => {
  it.each(['/reset-password', '/reset-password?email=', '/reset-password?email=%20'])(
    'redirects to /forgot-password without an email: %s',
    async (location) => {
      // §2.reset-password.2
      const { path } = renderApp({ location });
      await findHeading('Forgot password');
      expect(path()).toBe('/forgot-password');
    },
  );

  it('sets the password and navigates to the login page, which accepts the new password', async () => {
    // §2.reset-password.1
    const { reset, user, path } = await openReset();
    await reset();
    await findHeading('Log in');
    expect(path()).toBe('/login');
    expect(
      screen.getByText('Your password has been reset. Log in with the new one.'),
    ).toBeVisible();
    expect(resets().map(({ body }) => body)).toEqual([
      {
        email: 'ada@example.com',
        confirmationCode: '123456',
        newPassword: NEW_PASSWORD,
        userType: 'patient',
      },
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), NEW_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await findHeading('Hi, Ada');
  });

  it('D9: Back to log in leads, after signing in, to the page that asked for it', async () => {
    const { path } = renderApp({ location: '/settings/account' });
    await findHeading('Log in');
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await findHeading('Forgot password');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send reset code' }));
    await findHeading('Reset password');
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    await findHeading('Log in');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), SEED_PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await findHeading('Account');
    expect(path()).toBe('/settings/account');
  });

  it('§2: keeps the plus sign of an email that the link has as it is', async () => {
    const { reset } = await openReset('/reset-password?email=ada+new@example.com');
    await reset();
    // The sandbox does not know it.
    await screen.findByText(FAILED);
    expect(resets()[0]?.body).toMatchObject({ email: 'ada+new@example.com' });
  });
});

describe('§5 reset', () => {
  it('requires every field and sends no request', async () => {
    // §5.reset-password.1
    const { reset } = await openReset();
    await reset({ code: '', password: '' });
    expect(code()).toHaveAccessibleDescription('Please enter the reset code sent to your email');
    expect(newPassword()).toBeInvalid();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.getByRole('region', { name: 'There is a problem' })).toBeVisible();
    expect(resets()).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('rejects a code of letters', async () => {
    // §5.reset-password.2
    const { reset } = await openReset();
    await reset({ code: '12345a' });
    expect(code()).toHaveAccessibleDescription(/digits only/);
    expect(resets()).toEqual([]);
  });

  it('removes the spaces from the code', async () => {
    // §5.reset-password.3
    const { reset } = await openReset();
    await reset({ code: ' 123 456 ' });
    await findHeading('Log in');
    expect(resets()[0]?.body).toMatchObject({ confirmationCode: '123456' });
  });

  it('updates the list of password rules while the user types', async () => {
    // §5.password.6
    const { user } = await openReset();
    const list = screen.getByRole('list', { name: 'Your password needs' });
    const satisfiedRules = () =>
      within(list)
        .getAllByRole('listitem')
        .filter(({ textContent }) => textContent.includes('done'))
        .map(({ textContent }) => textContent.replace(', done', ''));
    expect(satisfiedRules()).toEqual([]);
    await user.type(newPassword(), 'abc');
    expect(satisfiedRules()).toEqual(['No spaces']);
    await user.type(newPassword(), 'D1');
    expect(satisfiedRules()).toEqual([
      'No spaces',
      'At least one number',
      'Uppercase and lowercase',
    ]);
    await user.type(newPassword(), '-efg');
    expect(satisfiedRules()).toHaveLength(5);
    await user.type(newPassword(), ' ');
    expect(satisfiedRules()).toHaveLength(4);
  });

  it('rejects a password that breaks a rule or differs from its confirmation', async () => {
    // §5.reset-password.4, §5.reset-password.5
    const { reset, user } = await openReset();
    await reset({ password: 'rainyday', repeated: 'rainydays' });
    expect(newPassword()).toBeInvalid();
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
    await user.clear(newPassword());
    await user.type(newPassword(), NEW_PASSWORD);
    await user.clear(confirmation());
    await user.type(confirmation(), NEW_PASSWORD);
    expect(newPassword()).toBeValid();
    expect(confirmation()).toBeValid();
    expect(resets()).toEqual([]);
  });

  it.each([
    ['the code is wrong', null],
    ['the server fails', { kind: 'status', message: null }],
    ['there is no network', { kind: 'network' }],
  ] as const)('§8: shows an error when %s, and keeps what was typed', async (_, fault) => {
    // §8.password-reset.1
    const { reset } = await openReset();
    if (fault !== null) world.faults.failNext({ path: 'forgot-password-confirm', ...fault });
    await reset({ code: fault === null ? '654321' : '123456' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(FAILED);
    expect(screen.queryByText(MAY_BE_RESET)).not.toBeInTheDocument();
    expect(newPassword()).toHaveValue(NEW_PASSWORD);
    expect(confirmation()).toHaveValue(NEW_PASSWORD);
    await expectNoAxeViolations(document.body);
  });

  it('§8: a code that is refused after an attempt without a response may have been used by it', async () => {
    const { reset, user } = await openReset();
    world.faults.failNext({ path: 'forgot-password-confirm', kind: 'network' });
    await reset();
    await screen.findByRole('alert');
    world.resetCodes.clear();
    await user.click(screen.getByRole('button', { name: 'Reset password' }));
    expect(await screen.findByText(MAY_BE_RESET)).toBeVisible();
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    await findHeading('Log in');
  });
});
