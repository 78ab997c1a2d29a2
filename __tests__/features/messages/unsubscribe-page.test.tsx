import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSubscriptionChannel } from '../../../src/api/subscription-channel';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { reloadApp } from '../../support/reload-app';
import { renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const DONE = 'You have been successfully unsubscribed.';
const FAILED = 'An error occurred. Please try again later.';

describe('§2 /unsubscribe-successful/{userId}', () => {
  it('unsubscribes on load with exactly one request, and confirms it', async () => {
    // §2.unsubscribe.1, §2.unsubscribe.2
    renderApp({ location: '/unsubscribe-successful/ada' });
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    expect(document.title).toBe('Unsubscribe · Stillwater');
    expect(world.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/public-api/user/ada/unsubscribe',
    ]);
    expect(world.unsubscribed).toContain('ada');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);
  });

  it.each([
    ['status', 'The clinic says no.'],
    ['network', null],
    ['html', null],
  ] as const)(
    '§8: shows an error if the request fails (%s), and sends it again on Try again',
    async (kind, message) => {
      // §2.unsubscribe.3, §8.unsubscribe.1
      world.faults.failNext({ path: 'unsubscribe', kind, message });
      renderApp({ location: '/unsubscribe-successful/ada' });
      expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
      expect(screen.queryByText(DONE)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Use the App' })).not.toBeInTheDocument();
      expect(world.requests).toHaveLength(1);
      await expectNoAxeViolations(document.body);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(DONE)).toBeVisible();
      expect(world.requests).toHaveLength(2);
    },
  );

  it('D9: offers no Try again for an unknown user, and says whom to ask', async () => {
    renderApp({ location: '/unsubscribe-successful/nobody' });
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Email/ })).toBeVisible();
  });

  it('§7: says from what, and subscribes again on request', async () => {
    const user = userEvent.setup();
    world.faults.failNext({ path: 'subscribe', kind: 'status', status: 409, message: null });
    renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    expect(screen.getByText(/emails or texts from the clinic/)).toBeVisible();
    const again = screen.getByRole('button', { name: 'Subscribe again' });
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be subscribed again/);
    expect(world.unsubscribed).toContain('ada');
    await user.click(again);
    expect(await screen.findByText('You are subscribed again.')).toHaveFocus();
    expect(screen.getByText(/text START to/)).toHaveTextContent(/text START to \(201\) 555-0100/);
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    expect(screen.queryByText('Changed your mind?')).not.toBeInTheDocument();
    expect(world.unsubscribed).not.toContain('ada');
    await expectNoAxeViolations(document.body);
  });

  it('D7: does not call the clinic that of a participant, whose patient the page does not know', async () => {
    const user = userEvent.setup();
    world.faults.failNext({ path: 'subscribe', kind: 'status', status: 409, message: null });
    renderApp({ location: '/unsubscribe-successful/sams-mother' });
    await screen.findByText(DONE);
    const main = screen.getByRole('main');
    expect(main).not.toHaveTextContent(/your clinic/);
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/ask the clinic/);
    await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await screen.findByText('You are subscribed again.');
    expect(main).not.toHaveTextContent(/your clinic/);
  });

  /** Opens the page as a reload, Back and a restored tab do: with the state of the history entry, and nothing else. */
  function openAgain({ state }: { readonly state: unknown }): void {
    cleanup();
    renderApp({ location: { pathname: '/unsubscribe-successful/ada', state } });
  }
  const getEndpoints = () => world.requests.map(({ endpoint }) => endpoint);

  it('D9 does not unsubscribe again on reload, Back or in a restored tab, and shows what was done last', async () => {
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    openAgain(router.location);
    expect(await screen.findByText(DONE)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await screen.findByText('You are subscribed again.');
    expect(getEndpoints()).toEqual(['unsubscribe', 'subscribe']);
  });

  it('D9 leaves who has subscribed again subscribed, until the link is opened again', async () => {
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await screen.findByText('You are subscribed again.');
    openAgain(router.location);
    expect(await screen.findByText('You are subscribed again.')).toBeVisible();
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(getEndpoints()).toEqual(['unsubscribe', 'subscribe']);
    expect(world.unsubscribed).not.toContain('ada');
    openAgain({ state: null });
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(world.unsubscribed).toContain('ada');
  });

  it('D9 says that it is not known whether the user is subscribed again, also after a reload', async () => {
    const uncertain = /couldn’t tell whether you are subscribed again/;
    world.faults.failNext({ path: 'subscribe', kind: 'network', isReceived: true });
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(uncertain);
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    openAgain(router.location);
    expect(await screen.findByRole('alert')).toHaveTextContent(uncertain);
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('You are subscribed again.')).toHaveFocus();
    expect(getEndpoints()).toEqual(['unsubscribe', 'subscribe', 'subscribe']);
  });

  it('D9 a refusal does not make it known whether an earlier attempt to subscribe again has arrived', async () => {
    world.faults.failNext({ path: 'subscribe', kind: 'network', isReceived: true });
    renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await screen.findByRole('alert');
    world.faults.failNext({ path: 'subscribe', kind: 'status', status: 409, message: null });
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    await waitFor(() => expect(world.requests.at(-1)?.status).toBe(409));
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t tell/);
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
  });

  it('D10 retries: sends one whose outcome is not known with the same key after a reload', async () => {
    const keys = recordIdempotencyKeys('/unsubscribe');
    world.faults.failNext({ path: 'unsubscribe', kind: 'network', isReceived: true });
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(FAILED);
    openAgain(router.location);
    await screen.findByText(DONE);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(sessionStorage).toHaveLength(0);
    openAgain({ state: null });
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[2]).not.toBe(keys[0]);
    await screen.findByText(DONE);
    jest.restoreAllMocks();
  });

  it('D10 retries: unsubscribes anew who has meanwhile started emails again', async () => {
    world.faults.failNext({ path: 'unsubscribe', kind: 'network', isReceived: true });
    signInAs(world, 'ada');
    renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(FAILED);
    reloadApp({ location: '/settings/notifications' });
    const notifyOtherTab = jest.fn();
    const otherTab = openSubscriptionChannel('ada', notifyOtherTab);
    await userEvent.click(await screen.findByRole('button', { name: 'Start emails again' }));
    await waitFor(() => expect(world.unsubscribed).not.toContain('ada'));
    await screen.findByText('You will get emails again.');
    await waitFor(() => expect(notifyOtherTab).toHaveBeenCalledWith('subscribed'));
    otherTab.close();
    reloadApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    expect(world.unsubscribed).toContain('ada');
    expect(world.requests.filter(({ isReplay }) => isReplay)).toEqual([]);
  });

  it('D10 retries: shows what another tab has done since, and then unsubscribes with another key', async () => {
    const keys = recordIdempotencyKeys('/unsubscribe');
    world.faults.failNext({ path: 'unsubscribe', kind: 'network', isReceived: true });
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(FAILED);
    const otherTabs = ['ben', 'ada'].map((userId) => openSubscriptionChannel(userId, jest.fn()));
    for (const tab of otherTabs) tab.post('subscribed');
    expect(await screen.findByText('You are subscribed again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    openAgain(router.location);
    expect(await screen.findByText('You are subscribed again.')).toBeVisible();
    openAgain({ state: null });
    await screen.findByText(DONE);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
    for (const tab of otherTabs) tab.close();
    jest.restoreAllMocks();
  });

  it('D10 retries: tells the other tabs that the user is unsubscribed, and subscribed again', async () => {
    const heard: string[] = [];
    const otherTab = openSubscriptionChannel('ada', (subscription) => heard.push(subscription));
    renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('You are subscribed again.')).toHaveFocus();
    await waitFor(() => expect(heard).toEqual(['unsubscribed', 'subscribed']));
    otherTab.close();
  });

  it('sends no request for an id that would change the endpoint', async () => {
    renderApp({ location: '/unsubscribe-successful/%2E%2E' });
    expect((await screen.findByRole('alert')).textContent).toBe(FAILED);
    expect(world.requests).toEqual([]);
  });

  it('§8: does not send the request again while that of an earlier visit is under way', async () => {
    const release = holdNextResponse(world, 'unsubscribe');
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await waitFor(() => expect(world.requests).toHaveLength(1));
    await act(async () => router.navigate('/login'));
    await screen.findByRole('heading', { name: 'Log in' });
    await act(async () => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Unsubscribe' });
    release();
    await screen.findByText(DONE);
    expect(world.getRequests('unsubscribe')).toHaveLength(1);
  });

  it('sends one request for each user', async () => {
    const { router } = renderApp({ location: '/unsubscribe-successful/ada' });
    await screen.findByText(DONE);
    await act(async () => router.navigate('/unsubscribe-successful/ben'));
    await screen.findByText(DONE);
    expect([...world.unsubscribed]).toEqual(['ada', 'ben']);
  });
});
