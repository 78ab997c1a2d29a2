import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { translatePage } from '../../../src/app/language/translate-page';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { interceptRequests } from '../../support/intercept-requests';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();
afterEach(() => localStorage.clear());

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');

async function openLogin(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = renderApp({ location: '/login', ...options });
  await findHeading('Log in');
  const user = userEvent.setup();
  const logIn = async (typedEmail: string, typedPassword: string) => {
    if (typedEmail !== '') await user.type(email(), typedEmail);
    if (typedPassword !== '') await user.type(password(), typedPassword);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...app, user, logIn };
}

describe('§2 /login', () => {
  it('shows the email and password fields and the links to the other pages', async () => {
    // §2.login.1, §2.login.2
    await openLogin();
    expect(document.title).toBe('Log in · Stillwater');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(
      screen.getByRole('link', { name: 'First time here? Set up your account' }),
    ).toHaveAttribute('href', '/accept-invite');
    await expectNoAxeViolations(document.body);
  });

  it('§5: signs in with the email in lower case and navigates to the home page', async () => {
    // §5.login.4
    const { logIn, path } = await openLogin();
    await logIn(' Ada@Example.COM', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
    expect(path()).toBe('/');
    expect(world.getRequests('sign-in').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', password: 'Sunny-Day-42', userType: 'patient' },
    ]);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('§5 login: removes invisible characters from a pasted email', async () => {
    const { user, logIn } = await openLogin();
    await user.click(email());
    await user.paste('\u202Aada@example.com\u200B\u202C');
    await logIn('', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
  });

  it('D9: navigates to the requested page and replaces the form in the history', async () => {
    const { logIn, path, router } = await openLogin({ location: '/settings/account?from=mail' });
    await logIn('ada@example.com', 'Sunny-Day-42');
    await findHeading('Account');
    expect(path()).toBe('/settings/account');
    expect(router.location.search).toBe('?from=mail');
    expect(router.action).toBe('REPLACE');
  });

  it('D9: navigates to the requested page also after a visit to the invitation', async () => {
    const { logIn, user, path } = await openLogin({ location: '/settings/account' });
    await user.click(screen.getByRole('link', { name: 'First time here? Set up your account' }));
    await findHeading('Find your account');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Back' }));
    await findHeading('Log in');
    await logIn('ada@example.com', 'Sunny-Day-42');
    await findHeading('Account');
    expect(path()).toBe('/settings/account');
  });

  it('D9: redirects a signed-in user to the home page', async () => {
    signInAs(world, 'ada');
    const { path } = renderApp({ location: '/login' });
    await findHeading('Hi, Ada');
    expect(path()).toBe('/');
  });
});

describe('§5 login', () => {
  it('requires both fields, shows the errors next to the fields and in a summary, and sends no request', async () => {
    // §5.login.2
    const { user, logIn } = await openLogin();
    await logIn('', '');
    expect(email()).toHaveAccessibleDescription('Required');
    expect(email()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('Required');
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveTextContent('Enter your email');
    await user.click(screen.getByRole('link', { name: 'Enter a password' }));
    expect(password()).toHaveFocus();
    expect(world.getRequests('sign-in')).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('rejects an invalid email and clears the error once it is corrected', async () => {
    // §5.login.1
    const { user, logIn } = await openLogin();
    await logIn('ada@example', 'x');
    expect(email()).toHaveAccessibleDescription('Invalid email');
    expect(world.getRequests('sign-in')).toEqual([]);
    await user.type(email(), '.com');
    expect(email()).toHaveAccessibleDescription('');
    expect(email()).toBeValid();
  });

  it('§8: shows the server’s message under the form, and keeps what was typed', async () => {
    // §5.login.3
    const { user, logIn } = await openLogin();
    await logIn('ada@example.com', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email or the password is not right.',
    );
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('wrong');
    await expectNoAxeViolations(document.body);

    await user.clear(password());
    await logIn('', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
  });

  it('shows its own message when the server sends none', async () => {
    const { logIn } = await openLogin();
    world.faults.failNext({ path: 'sign-in', kind: 'network' });
    await logIn('ada@example.com', 'Sunny-Day-42');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /We couldn't log you in\. .+ offline/,
    );
    await logIn('', '');
    await findHeading('Hi, Ada');
  });

  it('does not refresh the session after a rejected sign-in', async () => {
    const { logIn } = await openLogin();
    const before = world.getRequests('session').length;
    await logIn('ada@example.com', 'wrong');
    await screen.findByRole('alert');
    expect(world.getRequests('session')).toHaveLength(before);
    expect(world.getRequests('refresh-token')).toEqual([]);
  });

  it('sends one request, however often the button is pressed', async () => {
    const { user, logIn } = await openLogin();
    const interception = interceptRequests(/^\/auth\/sign-in$/);
    await logIn('ada@example.com', 'Sunny-Day-42');
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await user.type(password(), '{Enter}');
    await interception.release(/sign-in/);
    await findHeading('Hi, Ada');
    interception.restore();
    expect(world.getRequests('sign-in')).toHaveLength(1);
  });
});

describe('D4 /login in the native app', () => {
  const userAgentSuffix = 'PatientApp/3.2.7 (ios)';

  it('sends the app one logout message and shows the form even to a signed-in user', async () => {
    // §2.login.3
    signInAs(world, 'ada');
    const { messages } = await openLogin({ userAgentSuffix });
    await waitFor(() => expect(messages).toEqual([{ type: 'logout' }]));
    expect(await findHeading('Log in')).toBeVisible();
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(world.sessions.open.size).toBe(0);
  });

  it('sends the app the credentials and then the user id', async () => {
    const { messages, logIn } = await openLogin({ userAgentSuffix });
    await logIn('Ada@example.com', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
    await waitFor(() =>
      expect(messages).toEqual([
        { type: 'logout' },
        { type: 'login', payload: { email: 'ada@example.com', password: 'Sunny-Day-42' } },
        { type: 'auth-success', payload: { userId: 'ada' } },
      ]),
    );
  });

  it('sends the app no credentials when the sign-in is rejected', async () => {
    const { messages, logIn } = await openLogin({ userAgentSuffix });
    await logIn('ada@example.com', 'wrong');
    await screen.findByRole('alert');
    expect(messages).toEqual([{ type: 'logout' }]);
  });

  it('signs in even if the app’s bridge throws', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    const { logIn } = await openLogin({ userAgentSuffix, bridge });
    await logIn('ada@example.com', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
  });
});

describe('D4 /login in a browser', () => {
  it('sends the credentials to no other window', async () => {
    const post = jest.spyOn(window.parent, 'postMessage');
    const { logIn } = await openLogin();
    await logIn('ada@example.com', 'Sunny-Day-42');
    await findHeading('Hi, Ada');
    expect(post).not.toHaveBeenCalled();
  });
});

describe('D12 /login in another language', () => {
  afterEach(() => act(() => translatePage('en')));

  it('D12: changes what the page says first, and has the errors of the next submit', async () => {
    const state = { message: 'passwordReset', tone: 'success' };
    const { user } = await openLogin({ location: { pathname: '/login', state } });
    screen.getByText('Your password has been reset. Log in with the new one.');
    await act(() => translatePage('es'));
    screen.getByText('Su contraseña se restableció. Inicie sesión con la nueva.');
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveAccessibleDescription(
      'Campo obligatorio',
    );
  });
});
