import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { createControlHandlers } from '../../../../src/qa/sandbox/control/create-control-handlers';
import { LauncherPage } from '../../../../src/qa/sandbox/launcher/launcher-page';
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

describe('the front door', () => {
  it('has a card for each person and way in, with the links that open them', async () => {
    renderLauncherPage();
    expect(await screen.findByRole('link', { name: /^Text message ?: Ada$/ })).toHaveAttribute(
      'href',
      '/user/ada/assessments?context=sms',
    );
    for (const name of ['Sam’s mother', 'The clinician’s tablet', 'The front-desk kiosk'])
      expect(screen.getByRole('heading', { name, level: 3 })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Come on in');
  });

  it('resets the clinic and says so', async () => {
    const user = renderLauncherPage();
    world.unsubscribed.add('ada');
    await user.click(screen.getByRole('button', { name: 'Reset the clinic' }));
    expect(await screen.findByText('The clinic is as it was when it opened.')).toBeVisible();
    expect(world.unsubscribed).toEqual(new Set());
  });

  it('sets up a fault for the next call, and takes it back', async () => {
    const user = renderLauncherPage();
    const faultPanel = await screen.findByRole('region', { name: 'Make a call go wrong' });
    await user.selectOptions(within(faultPanel).getByLabelText('Which call'), 'consent-info');
    await user.selectOptions(within(faultPanel).getByLabelText('What happens'), 'It answers 401');
    await user.click(within(faultPanel).getByRole('button', { name: 'Make it happen' }));
    expect(await within(faultPanel).findByText('consent-info: answers 401, once')).toBeVisible();
    expect(world.faults.pending).toMatchObject([
      { path: 'consent-info', kind: 'status', status: 401, times: 1 },
    ]);
    await user.click(within(faultPanel).getByRole('button', { name: 'Take it back' }));
    expect(await within(faultPanel).findByText('Every call is answered as usual.')).toBeVisible();
    expect(world.faults.pending).toEqual([]);
  });

  it('lists the last calls', async () => {
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
    });
    renderLauncherPage();
    const calls = await screen.findByRole('region', { name: 'Last calls' });
    expect(within(calls).getByRole('listitem')).toHaveTextContent(
      'GET /v1/public-api/user/ada no answer, network',
    );
  });

  it('shows who is signed in and what was sent, once there is something to show', async () => {
    const { sessions, clock } = world;
    issueTokens(sessions, openSession(sessions, 'ada', 'password'), clock);
    const sentAt = '2026-11-21T12:00:00.000Z';
    world.outbox.push({ to: 'ivy@example.com', kind: 'verification code', code: '123456', sentAt });
    const user = renderLauncherPage();
    const signedIn = await screen.findByRole('region', { name: 'Signed in' });
    expect(signedIn).toHaveTextContent('Ada');
    expect(screen.getByRole('region', { name: 'Sent by the clinic' })).toHaveTextContent('123456');
    await user.click(within(signedIn).getByRole('button', { name: 'End every session' }));
    expect(await screen.findByText('Nobody is signed in any more.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Signed in' })).not.toBeInTheDocument();
  });

  it('says when no sandbox is behind it', async () => {
    server.close();
    renderLauncherPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('The sandbox is not answering.');
    server.listen({ onUnhandledRequest: 'error' });
  });
});
