import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '../support/fail-on-console';
import { holdNextResponse } from '../support/hold-next-response';
import { signInAs } from '../support/render-app';
import { expectAdopted, expectNotDrawn, settle } from './expect-adopted';
import { sendFromOtherTab } from './fake-other-tab';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

const world = setupPageTests();

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

/** Opens the login page, as far as it is there before the app. */
async function openLogin(query = ''): Promise<HTMLElement> {
  const root = await openFirstView(`/login${query}`);
  await findHeading(query === '' ? 'Log in' : 'Iniciar sesión');
  return root;
}

describe('the first view of the login page', () => {
  it('§2: is what the app shows, which takes over its elements', async () => {
    await expectAdopted(await openLogin());
  });

  it('D12: is in the language of the page', async () => {
    await expectAdopted(await openLogin('?lang=es'));
  });

  it('§5: what is typed is kept, with focus and caret, and counts as if typed into the app', async () => {
    const root = await openLogin();
    await userEvent.type(email(), 'ada@exmple');
    await userEvent.type(password(), 'Suny-Day-42');
    password().setSelectionRange(3, 3);
    await expectAdopted(root);
    expect(password()).toHaveFocus();
    await userEvent.keyboard('n');
    expect(password()).toHaveValue('Sunny-Day-42');
    await userEvent.click(logIn());
    expect(email()).toHaveAccessibleDescription('Invalid email');
    expect(password()).not.toBeInvalid();
    await userEvent.type(email(), '.com');
    expect(email()).not.toBeInvalid();
  });

  it('D9: what is typed, and a dismissed prompt to use the app, are kept without storage', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full.');
    });
    const root = await openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await userEvent.type(email(), 'ada@example.com');
    await expectAdopted(root);
    expect(email()).toHaveValue('ada@example.com');
    expect(screen.queryByRole('complementary', { name: 'App' })).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it('§5: what is typed is kept, with the focus, where a password manager has changed the page', async () => {
    allowConsole(/Hydration failed/);
    // React reports it, and draws the page anew.
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
    await openLogin();
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.type(password(), 'Sunny-Day-42');
    const field = password();
    field.before(document.createElement('div'));
    await startAppOnPage();
    expect(field).not.toBeInTheDocument();
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('Sunny-Day-42');
    await userEvent.click(logIn());
    await waitFor(() => expect(world.getRequests('sign-in')).toHaveLength(1));
    expect(world.getRequests('sign-in')).toMatchObject([
      { body: { email: 'ada@example.com', password: 'Sunny-Day-42' } },
    ]);
  });

  it('§5: removes invisible characters from an email that is pasted', async () => {
    await openLogin();
    await userEvent.click(email());
    await userEvent.paste('\u202Aada@example.com\u200B\u202C');
    await startAppOnPage();
    expect(email()).toHaveValue('ada@example.com');
  });

  it.each(['the button', 'Enter'])(
    '§2: holds a press on %s, and signs in with what then stands in the fields',
    async (way) => {
      await openLogin();
      await userEvent.type(email(), 'ada@example.com');
      await userEvent.type(password(), `Sunny-Day${way === 'Enter' ? '{Enter}' : ''}`);
      if (way === 'the button') await userEvent.click(logIn());
      expect(logIn()).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(password(), '-42');
      expect(world.getRequests('sign-in')).toEqual([]);
      await startAppOnPage();
      await findHeading('Hi, Ada');
      expect(world.getRequests('sign-in')).toMatchObject([
        { body: { email: 'ada@example.com', password: 'Sunny-Day-42' } },
      ]);
    },
  );

  it('§2: signs in with what a password manager has filled in without an event', async () => {
    await openLogin();
    email().value = 'ada@example.com';
    password().value = 'Sunny-Day-42';
    await startAppOnPage();
    await userEvent.click(logIn());
    await findHeading('Hi, Ada');
  });

  it('§2: shows the password, and keeps it shown', async () => {
    const root = await openLogin();
    await userEvent.type(password(), 'Sunny-Day-42');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await expectAdopted(root);
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('Sunny-Day-42');
  });

  it('§2: holds a press on a link, which the app follows', async () => {
    await openLogin();
    await userEvent.click(logIn());
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(logIn()).not.toHaveAttribute('aria-busy');
    await startAppOnPage();
    await findHeading('Forgot password');
  });

  it('D3, D10: stores nothing, and leaves what is typed nowhere but in the fields', async () => {
    await openLogin();
    await userEvent.type(password(), 'Sunny-Day-42');
    await userEvent.click(logIn());
    expect([localStorage, sessionStorage].map(({ length }) => length)).toEqual([0, 0]);
    expect(JSON.stringify(window.pageLoad)).not.toContain('Sunny');
    expect(document.body.innerHTML).not.toContain('Sunny');
  });

  it('§2: sends no request that the app sends again', async () => {
    await openLogin();
    await startAppOnPage();
    await act(settle);
    expect(world.requests.map(({ endpoint }) => endpoint)).toEqual(['session']);
  });

  it.each(['network', 'status', 'malformed'] as const)(
    '§2: is shown if the session cannot be loaded: %s',
    async (kind) => {
      world.faults.failNext({ path: 'session', kind });
      await expectAdopted(await openLogin());
    },
  );

  it('D9: is not shown to a user who is signed in', async () => {
    signInAs(world, 'ada');
    const root = await openFirstView('/login');
    await expectNotDrawn(root);
    await startAppOnPage();
    await findHeading('Hi, Ada');
  });

  it('§2: is not shown with a message from the page before', async () => {
    const state = { idx: 0, key: 'key', usr: { message: 'linkExpired' } };
    const root = await openFirstView('/login', undefined, state);
    await expectNotDrawn(root);
    await startAppOnPage();
    expect(await screen.findByText('This link has expired. Please log in.')).toBeVisible();
  });

  it('§2: is not shown on a kiosk', async () => {
    await expectNotDrawn(await openFirstView('/login?context=kiosk'));
    expect(world.getRequests('session')).toEqual([]);
  });

  it('D3: is removed when a user signs in in another tab, whom the app then finds', async () => {
    const root = await openLogin();
    signInAs(world, 'ada');
    sendFromOtherTab({ type: 'signed-in', userId: 'ada', isResumed: false });
    await expectNotDrawn(root);
    await startAppOnPage();
    await findHeading('Hi, Ada');
  });

  it('§2: is not shown if it arrives after the app has loaded', async () => {
    const release = holdNextResponse(world, 'session');
    await openFirstView('/login');
    await startAppOnPage();
    release();
    await findHeading('Log in');
    await act(settle);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
