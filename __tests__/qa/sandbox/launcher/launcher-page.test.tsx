import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { createControlHandlers } from '../../../../src/qa/sandbox/control/create-control-handlers';
import { LauncherPage } from '../../../../src/qa/sandbox/launcher/launcher-page';
import { SEED_PASSWORD } from '../../../../src/qa/sandbox/world/accounts';
import { issueTokens, openSession } from '../../../../src/qa/sandbox/world/sessions';
import { createWorld } from '../../../../src/qa/sandbox/world/world';

const world = createWorld();
const server = setupServer(...createControlHandlers(world));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => world.reset());
afterAll(() => server.close());

function renderLauncherPage() {
  render(<LauncherPage />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

describe('the launcher', () => {
  it('shows a card for each test user, with links', async () => {
    renderLauncherPage();
    expect(await screen.findByRole('link', { name: /^Text message ?: Ada$/ })).toHaveAttribute(
      'href',
      '/user/ada/assessments?context=sms',
    );
    for (const name of ['Sam’s mother', 'The clinician’s tablet', 'The front-desk kiosk'])
      expect(screen.getByRole('heading', { name, level: 3 })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Launcher');
    for (const [name, href] of [
      [/^Intake ?: Nia$/, '/intake?code=intake-nia'],
      [/^Find your account ?: Otto$/, '/accept-invite'],
      [/^Log in ?: Log in$/, '/login'],
      [/^All ?: Public check-ins$/, '/user/ada/check-ins'],
      [/^Unsubscribe ?: Unsubscribe$/, '/unsubscribe-successful/ada'],
      [/^Catalogue ?: Visualiser$/, '/visualiser.html'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText(new RegExp(SEED_PASSWORD))).toBeVisible();
  });

  it('resets the sandbox and shows a notice', async () => {
    const user = renderLauncherPage();
    world.unsubscribed.add('ada');
    await user.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
    expect(await screen.findByText('The initial data is restored.')).toBeVisible();
    expect(world.unsubscribed).toEqual(new Set());
  });

  it('adds a fault for the next request, and removes it', async () => {
    const user = renderLauncherPage();
    const faultPanel = await screen.findByRole('region', { name: 'Make a request fail' });
    await user.selectOptions(within(faultPanel).getByLabelText('Request'), 'consent-info');
    await user.selectOptions(within(faultPanel).getByLabelText('What happens'), 'It returns 401');
    await user.click(within(faultPanel).getByRole('button', { name: 'Add fault' }));
    expect(await within(faultPanel).findByText('consent-info: returns 401, once')).toBeVisible();
    expect(world.faults.pending).toMatchObject([
      { path: 'consent-info', kind: 'status', status: 401, times: 1 },
    ]);
    await user.click(within(faultPanel).getByRole('button', { name: 'Remove all faults' }));
    expect(await within(faultPanel).findByText('There are no pending faults.')).toBeVisible();
    expect(world.faults.pending).toEqual([]);
  });

  it('lists the recent requests', async () => {
    world.requests.push({
      id: 1,
      at: '2026-11-21T12:00:00.000Z',
      endpoint: 'public-user',
      method: 'GET',
      path: '/v1/public-api/user/ada',
      query: {},
      body: undefined,
      status: null,
      fault: 'network',
      isReplay: false,
    });
    renderLauncherPage();
    const recentRequests = await screen.findByRole('region', { name: 'Recent requests' });
    expect(within(recentRequests).getByRole('listitem')).toHaveTextContent(
      'GET /v1/public-api/user/ada no response, network',
    );
  });

  it('shows the signed-in users and the sent messages, if there are any', async () => {
    const { sessions, clock } = world;
    issueTokens(sessions, openSession(sessions, 'ada', 'password'), clock);
    const sentAt = '2026-11-21T12:00:00.000Z';
    world.outbox.push({ to: 'ivy@example.com', kind: 'verification code', code: '123456', sentAt });
    const user = renderLauncherPage();
    const signedInUsers = await screen.findByRole('region', { name: 'Signed-in users' });
    expect(signedInUsers).toHaveTextContent('Ada');
    expect(screen.getByRole('region', { name: 'Sent messages' })).toHaveTextContent('123456');
    await user.click(within(signedInUsers).getByRole('button', { name: 'Close all sessions' }));
    expect(await screen.findByText('All sessions are closed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Signed-in users' })).not.toBeInTheDocument();
  });

  it('shows an alert when the sandbox is unreachable', async () => {
    server.close();
    renderLauncherPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('The sandbox does not respond.');
    server.listen({ onUnhandledRequest: 'error' });
  });
});
