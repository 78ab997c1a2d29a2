import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import type { Fault } from '../../../src/qa/sandbox/world/faults';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { reloadApp } from '../../support/reload-app';
import { findHeading, renderApp } from '../../support/render-app';

jest.setTimeout(60_000);
const world = startSandbox();

const LINK = '/intake?code=intake-nia';
const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const getStoredText = () => JSON.stringify(Object.entries(localStorage));

/** Opens an intake that was left at 'About you', and types a first name. */
async function resumeIntake() {
  for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
    localStorage.setItem(key, value);
  const app = renderApp({ location: LINK });
  await findHeading('About you');
  await fill('First name', 'Nia');
  return app;
}

async function fillIn(): Promise<void> {
  await fill('Last name', 'Okafor');
  await fill('Date of birth', '03/09/1994');
  await press('Continue');
  await findHeading('How to reach you');
  await fill('Email', 'nia@example.com');
  await fill('Phone number', '2015550123');
}

function postFromOtherTab(message: object): void {
  const channel = new BroadcastChannel('session');
  channel.postMessage(message);
  channel.close();
}

describe('§8 an intake whose session is lost', () => {
  it('leads to the expired-link page, and restores what was entered when the same link works again', async () => {
    const { path, router } = await resumeIntake();
    await fillIn();
    world.sessions.open.clear();
    world.sessions.accessTokens.clear();
    await press('Continue');
    await findHeading('This link has expired');
    expect(path()).toBe('/intake/expired-link');
    expect(router.location.search).toBe('?code=intake-nia');
    await waitFor(() => expect(getStoredText()).not.toMatch(/access-|refresh-/));

    await act(() => router.navigate(LINK));
    await findHeading('Welcome');
    await press('Continue');
    await findHeading('About you');
    expect(screen.getByLabelText('First name')).toHaveValue('Nia');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('03/09/1994');
    await press('Continue');
    await findHeading('How to reach you');
    expect(screen.getByLabelText('Phone number')).toHaveValue('(201) 555-0123');
    await press('Continue');
    await findHeading('Policies');
  });

  it('shows nothing of it for another link, and clears it', async () => {
    const { router } = await resumeIntake();
    await fillIn();
    world.sessions.open.clear();
    world.sessions.accessTokens.clear();
    await press('Continue');
    await findHeading('This link has expired');
    await waitFor(() => expect(getStoredText()).toContain('Okafor'));
    await act(() => router.navigate('/intake?code=intake-omar'));
    await findHeading('Welcome');
    expect(getStoredText()).not.toMatch(/Okafor|intake-nia/);
  });
});

describe('§8 an intake whose session is not lost', () => {
  it('goes on when only an optional request gets a lasting 401', async () => {
    world.faults.failNext({ path: 'clinic-info', kind: 'status', status: 401, times: 9 });
    await resumeIntake();
    await waitFor(() => expect(world.getRequests('clinic-info').length).toBeGreaterThan(1));
    await fillIn();
    await press('Continue');
    await findHeading('Policies');
  });

  it.each([
    { kind: 'status', status: 408 },
    { kind: 'status', status: 425 },
    { kind: 'status', status: 429, message: null },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503, message: null },
    { kind: 'network' },
    { kind: 'html' },
  ] satisfies Fault[])(
    'says why the code was not exchanged, and tries again: %j',
    async (fault) => {
      world.faults.failNext({ path: 'magic-code', ...fault });
      renderApp({ location: LINK });
      await press('Continue');
      expect(await screen.findByRole('alert')).toHaveTextContent(/./);
      await findHeading('Welcome');
      await press('Continue');
      await findHeading('About you');
    },
  );

  it('leads to the expired-link page when the code is refused', async () => {
    renderApp({ location: '/intake?code=intake-nia-expired' });
    await press('Continue');
    await findHeading('This link has expired');
    await waitFor(() => expect(getStoredText()).not.toContain('intake-nia-expired'));
  });

  it('goes on when the refresh of its session fails in a way that may pass', async () => {
    await resumeIntake();
    await fillIn();
    world.sessions.accessTokens.clear();
    world.faults.failNext({ path: 'refresh-token', kind: 'status', status: 429 });
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
    await press('Continue');
    await findHeading('Policies');
  });

  it('goes on when another tab loses the account session', async () => {
    await resumeIntake();
    postFromOtherTab({ type: 'session-lost' });
    await fillIn();
    await press('Continue');
    await findHeading('Policies');
  });
});

describe('§4 a deliberate sign-out in another tab', () => {
  it('ends the intake, says why, and clears what was entered', async () => {
    await resumeIntake();
    await waitFor(() => expect(getStoredText()).toContain('Nia'));
    postFromOtherTab({ type: 'signed-out' });
    await findHeading('This link has expired');
    const reason = /^You signed out in another tab, so this form was closed/;
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByText(/links only work for a limited time/)).not.toBeInTheDocument();
    await waitFor(() => expect(getStoredText()).not.toMatch(/intake/));
  });
});

describe('D3 the code of the link', () => {
  const getTabText = () => JSON.stringify(Object.entries(sessionStorage));

  it('D3: is neither in the URL nor in a history entry, and a reload of the tab still finds it', async () => {
    const { router } = renderApp({ location: LINK });
    await findHeading('Welcome');
    expect(JSON.stringify(router.location)).not.toContain('intake-nia');
    await press('Continue');
    await findHeading('About you');
    expect(JSON.stringify(router.location)).not.toContain('intake-nia');
    await press('Back');
    await findHeading('Welcome');
    expect(JSON.stringify(router.location)).not.toContain('intake-nia');
    localStorage.clear();
    reloadApp({ location: '/intake' });
    await findHeading('Welcome');
    expect(getTabText()).toContain('intake-nia');
  });

  it('D3: is removed from the tab once the intake is completed', async () => {
    renderApp({ location: '/intake?code=intake-omar' });
    await findHeading('Welcome');
    expect(getTabText()).toContain('intake-omar');
    await press('Continue');
    await findHeading('You have already completed your intake');
    expect(getTabText()).not.toContain('intake-omar');
  });

  it('D9: the last step of a completed intake, reached again, does not touch the intake of a later link', async () => {
    for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
      localStorage.setItem(key, value);
    const stored = getStoredText();
    sessionStorage.setItem('intake-link', 'intake-nia');
    renderApp({ location: { pathname: '/intake', state: { step: 'COMPLETED' } } });
    await findHeading('Check-in complete');
    expect(getStoredText()).toBe(stored);
    expect(getTabText()).toContain('intake-nia');
    reloadApp({ location: '/intake' });
    await findHeading('About you');
  });
});
