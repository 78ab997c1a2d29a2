import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { findHeading, renderApp } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const FAILED = 'Something went wrong. Did you enter the right email?';
const requests = () => world.getRequests('forgot-password-request-code');
const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send reset code' });

async function openForgot() {
  const app = renderApp({ location: '/forgot-password' });
  await findHeading('Forgot password');
  return { ...app, user: userEvent.setup() };
}

describe('§5 forgot password', () => {
  it('disables the button until the form is valid and changed, and shows the reason', async () => {
    // §5.forgot-password.2
    const { user } = await openForgot();
    expect(send()).toBeDisabled();
    expect(send()).toHaveAccessibleDescription('Enter a valid email to continue.');
    await expectNoAxeViolations(document.body);
    await user.type(email(), 'ada@example');
    expect(send()).toBeDisabled();
    await user.type(email(), '.com');
    expect(send()).toBeEnabled();
    expect(send()).toHaveAccessibleDescription('');
    await user.clear(email());
    expect(send()).toBeDisabled();
  });

  it('shows the error of the email once the field loses the focus', async () => {
    // §5.forgot-password.1
    const { user } = await openForgot();
    await user.type(email(), 'ada@');
    expect(email()).toHaveAccessibleDescription('');
    await user.tab();
    expect(email()).toHaveAccessibleDescription('Invalid email');
    await user.clear(email());
    expect(email()).toHaveAccessibleDescription('Required');
    await user.type(email(), 'ada@example.com');
    expect(email()).toHaveAccessibleDescription('');
    expect(requests()).toEqual([]);
  });

  it('§2: requests a code and navigates to /reset-password', async () => {
    // §2.forgot-password.1
    const address = 'ada+clinic@example.com';
    world.accounts.set(address, { userId: 'ada', email: address, password: 'Sunny-Day-42' });
    const { user, router } = await openForgot();
    await user.type(email(), ' Ada+Clinic@Example.com ');
    await user.click(send());
    await findHeading('Reset password');
    expect(requests().map(({ body }) => body)).toEqual([{ userType: 'patient', email: address }]);
    const { pathname, search } = router.location;
    expect(pathname).toBe('/reset-password');
    expect(new URLSearchParams(search).get('email')).toBe(address);
  });

  it.each([
    ['the server rejects the request', { kind: 'status', status: 404 }, null],
    ['the server fails', { kind: 'status', message: null }, /did nothing wrong/],
    ['there is no network', { kind: 'network' }, /offline/],
    ['the response is HTML', { kind: 'html' }, null],
  ] as const)('§8: shows an error when %s, and can be sent again', async (_, fault, hint) => {
    // §8.password-reset.1
    const { user } = await openForgot();
    world.faults.failNext({ path: 'forgot-password-request-code', ...fault });
    await user.type(email(), 'ada@example.com');
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED);
    expect(alert.textContent).toBe(FAILED);
    if (hint !== null) expect(screen.getByText(hint)).toBeVisible();
    expect(email()).toHaveValue('ada@example.com');
    await expectNoAxeViolations(document.body);
    await user.click(send());
    await findHeading('Reset password');
  });

  it('§2: a late response does not navigate away from another page', async () => {
    const { user, path } = await openForgot();
    const release = holdNextResponse(world, 'forgot-password-request-code');
    await user.type(email(), 'ada@example.com');
    await user.click(send());
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    await findHeading('Log in');
    release();
    await waitFor(() => expect(requests()[0]?.status).toBe(200));
    expect(path()).toBe('/login');
  });

  it('links back to the login page', async () => {
    const { user } = await openForgot();
    await user.click(screen.getByRole('link', { name: 'Back to log in' }));
    await findHeading('Log in');
  });
});
