import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSubscriptionChannel, type Subscription } from '../../../src/api/subscription-channel';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const DONE = 'You have been successfully unsubscribed.';
const FAILED = 'An error occurred. Please try again later.';

/** Another tab has changed the subscription of Ada, and this one has heard it. */
async function changeElsewhere(subscription: Subscription): Promise<void> {
  const listener = jest.fn();
  const otherTab = openSubscriptionChannel('ada', jest.fn());
  const lastListener = openSubscriptionChannel('ada', listener);
  act(() => otherTab.post(subscription));
  await waitFor(() => expect(listener).toHaveBeenCalledWith(subscription));
  otherTab.close();
  lastListener.close();
}

describe('D9 two tabs: a subscription that another tab changes', () => {
  it('D10 retries: unsubscribes with another key if another tab subscribes again before it fails', async () => {
    let lose = () => undefined as void;
    const isLost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const { fetch: send } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
      await send(...request);
      await isLost;
      throw new TypeError('Failed to fetch');
    });
    renderApp({ location: '/unsubscribe-successful/ada' });
    await waitFor(() => expect(world.unsubscribed).toContain('ada'));
    world.unsubscribed.delete('ada');
    await changeElsewhere('subscribed');
    act(lose);
    await screen.findByText(FAILED);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(DONE);
    expect(world.unsubscribed).toContain('ada');
    jest.restoreAllMocks();
  });

  it('D10 retries: starts emails with another key after another tab has unsubscribed', async () => {
    world.unsubscribed.add('ada');
    world.faults.failNext({ path: 'subscribe', kind: 'network', isReceived: true });
    signInAs(world, 'ada');
    renderApp({ location: '/settings/notifications' });
    const start = await screen.findByRole('button', { name: 'Start emails again' });
    await userEvent.click(start);
    await screen.findByRole('alert');
    world.unsubscribed.add('ada');
    await changeElsewhere('unsubscribed');
    await userEvent.click(start);
    await waitFor(() => expect(world.unsubscribed).not.toContain('ada'));
  });

  it('D9: what another tab does neither takes the focus nor shows an earlier error again', async () => {
    world.faults.failNext({ path: 'subscribe', kind: 'status', status: 409, message: null });
    renderApp({ location: '/unsubscribe-successful/ada' });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe again' }));
    await screen.findByRole('alert');
    await changeElsewhere('unsubscribed');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe again' }));
    expect(await screen.findByText('You are subscribed again.')).toHaveFocus();
    await changeElsewhere('unsubscribed');
    await screen.findByText(DONE);
    await changeElsewhere('subscribed');
    expect(await screen.findByText('You are subscribed again.')).not.toHaveFocus();
  });
});
