import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { readStoredSession } from '../../../src/state/stored-session';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { findHeading, logIn, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const EXPIRED = 'This link has expired. Please log in.';

describe('D3 /magic-link', () => {
  it('exchanges the code once, stores the session and navigates to the home page', async () => {
    const { path } = renderApp({ location: '/magic-link?code=magic-ada' });
    await findHeading('Hi, Ada');
    expect(path()).toBe('/');
    expect(world.getRequests('magic-code').map(({ body }) => body)).toEqual([
      { magicCode: 'magic-ada' },
    ]);
    await waitFor(() =>
      expect(readStoredSession(Date.now())).toMatchObject({
        kind: 'magic-link',
        magicCode: 'magic-ada',
      }),
    );
  });

  it('removes the code from the URL before the exchange completes', async () => {
    const release = holdNextResponse(world, 'magic-code');
    const { router } = renderApp({ location: '/magic-link?code=magic-ada&next=/settings' });
    await waitFor(() => expect(world.getRequests('magic-code')).toHaveLength(1));
    expect(router.location).toMatchObject({
      pathname: '/magic-link',
      search: '',
    });
    release();
    await findHeading('Settings');
    expect(router.location.state).toBeNull();
  });

  it('exchanges the code after a reload during the exchange', async () => {
    const link = { code: 'magic-ada', next: '/settings' };
    renderApp({ location: { pathname: '/magic-link', state: link } });
    await findHeading('Settings');
    expect(world.getRequests('magic-code').map(({ body }) => body)).toEqual([
      { magicCode: 'magic-ada' },
    ]);
  });

  it.each([{ code: 5, next: '/settings' }, 'magic-ada', { code: 'magic-ada' }])(
    'ignores an invalid history state: %j',
    async (state) => {
      renderApp({ location: { pathname: '/magic-link', state } });
      await findHeading('Log in');
      expect(world.getRequests('magic-code')).toEqual([]);
    },
  );

  it('navigates only to a path of this app, whatever the history state contains', async () => {
    const link = { code: 'magic-ada', next: 'https://evil.example/' };
    renderApp({ location: { pathname: '/magic-link', state: link } });
    await findHeading('Hi, Ada');
  });

  it.each([
    ['/settings/account', 'Account'],
    ['//evil.example', 'Hi, Ada'],
    ['/logout', 'Hi, Ada'],
    ['/magic-link', 'Hi, Ada'],
    ['/login', 'Hi, Ada'],
  ])('navigates only to a path of this app: next=%s', async (next, expected) => {
    const { path } = renderApp({
      location: `/magic-link?code=magic-ada&next=${encodeURIComponent(next)}`,
    });
    await findHeading(expected);
    expect(path()).toBe(expected === 'Account' ? next : '/');
  });

  it.each([
    ['that is rejected', '?code=magic-expired'],
    ['that is missing, as after a reload', ''],
  ])('redirects to the login page with a code %s', async (_, query) => {
    const { path, router } = renderApp({ location: `/magic-link${query}` });
    await findHeading('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    expect(path()).toBe('/login');
    expect(JSON.stringify(router.location)).not.toContain('magic-expired');
    expect(world.getRequests('magic-code')).toHaveLength(query === '' ? 0 : 1);
    expect(world.getRequests('refresh-token')).toEqual([]);
    await expectNoAxeViolations(document.body);
  });

  it('navigates to the page of the link once the user has logged in', async () => {
    renderApp({ location: '/magic-link?code=magic-expired&next=/settings/account' });
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Account');
    expect(screen.queryByText('You are still logged in.', { exact: false })).toBeNull();
  });

  it('lets in a user who is still signed in from an earlier use of the link', async () => {
    signInAs(world, 'ada');
    renderApp({ location: '/magic-link?code=magic-expired&next=/settings' });
    await findHeading('Settings');
    expect(
      await screen.findByText('This link has expired. You are still logged in.'),
    ).toBeVisible();
  });

  it.each(['network', 'status', 'html'] as const)(
    'can be tried again when the exchange fails (%s)',
    async (kind) => {
      world.faults.failNext({ path: 'magic-code', kind });
      renderApp({ location: '/magic-link?code=magic-ada&next=/settings' });
      await findHeading('Something went wrong');
      expect(screen.getByRole('alert')).toHaveTextContent(
        kind === 'status' ? /./ : "We couldn't load this. Please try again.",
      );
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await findHeading('Settings');
      expect(world.getRequests('magic-code')).toHaveLength(2);
    },
  );

  it.each([408, 425, 429])(
    '§8: does not read a %i of the exchange as an expired link',
    async (status) => {
      world.faults.failNext({ path: 'magic-code', kind: 'status', status, message: null });
      renderApp({ location: '/magic-link?code=magic-ada&next=/settings' });
      await findHeading('Something went wrong');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await findHeading('Settings');
    },
  );

  it('replaces the session of another user', async () => {
    signInAs(world, 'ben');
    renderApp({ location: '/magic-link?code=magic-ada' });
    await findHeading('Hi, Ada');
    await waitFor(() =>
      expect(readStoredSession(Date.now())).toMatchObject({ magicCode: 'magic-ada' }),
    );
    const profiles = world.getRequests('user-profiles');
    expect(profiles).toHaveLength(1);
  });

  it('signs in even if storage is not available', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No access.', 'SecurityError');
      });
    }
    renderApp({ location: '/magic-link?code=magic-ada' });
    await findHeading('Hi, Ada');
  });

  it('D4: sends the native app the user id', async () => {
    const { messages } = renderApp({
      location: '/magic-link?code=magic-ada',
      userAgentSuffix: 'PatientApp/3.2.7 (ios)',
    });
    await findHeading('Hi, Ada');
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'auth-success', payload: { userId: 'ada' } }]),
    );
  });
});

describe('a page that a link has signed in says for whom it is', () => {
  const owner = () => screen.findByText('For Ada N.');

  it.each([
    ['/settings/check-in-reminders/new', 'Add reminder'],
    ['/user/ada/assessments?assessments=gad-7', 'GAD-7'],
  ])('before anything is entered: %s', async (next, name) => {
    renderApp({ location: `/magic-link?code=magic-ada&next=${encodeURIComponent(next)}` });
    expect(await findHeading(name)).toBeVisible();
    expect(await owner()).toBeVisible();
    expect(document.title).not.toMatch(/Ada/);
    await expectNoAxeViolations(document.body);
  });

  it('but not on the page of somebody else', async () => {
    renderApp({ location: '/magic-link?code=magic-ada&next=/user/ben/check-ins' });
    await waitFor(() => expect(world.getRequests('user-profiles').length).toBeGreaterThan(0));
    await findHeading('Lifestyle correlates');
    expect(screen.queryByText(/^For /)).not.toBeInTheDocument();
  });

  it('and not before a link has signed anybody in', async () => {
    renderApp({ location: '/user/ada/assessments?context=sms&assessments=gad-7' });
    await findHeading('GAD-7');
    expect(screen.queryByText(/^For Ada/)).not.toBeInTheDocument();
  });
});
