import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';

const world = startSandbox();

it('D9: a link counts as sent only if the response is JSON; otherwise nothing says that none was sent', async () => {
  world.faults.failNext({ path: 'resend-magic-link', kind: 'malformed' });
  renderApp({ location: '/intake/expired-link?code=intake-nia-expired' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Resend Link' }));
  await screen.findByText(/^If no new link arrives/);
  expect(screen.queryByText('A new link has been sent.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Resend Link' }));
  await screen.findByText('A new link has been sent.');
});

it('§8: the message of a failure does not stay beside the confirmation of the next try', async () => {
  world.faults.failNext({ path: 'resend-magic-link', kind: 'status', status: 404 });
  renderApp({ location: '/intake/expired-link?code=intake-nia-expired' });
  const user = userEvent.setup();
  // The library removes a toast after an animation, which jsdom does not run.
  const getMessages = () =>
    screen
      .queryAllByText(/^Error: Failed to send link/)
      .filter(({ classList }) => !classList.contains('toast-exit'));
  await user.click(await screen.findByRole('button', { name: 'Resend Link' }));
  await waitFor(() => expect(getMessages()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Resend Link' }));
  await screen.findByText('A new link has been sent.');
  await waitFor(() => expect(getMessages()).toHaveLength(0));
});

it('D9: the page keeps the code of a refused link in its URL, and offers no new link without a code', async () => {
  const { router } = renderApp({ location: '/intake?code=intake-nia-expired' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Resend Link' });
  const { pathname, search } = router.location;
  expect(pathname + search).toBe('/intake/expired-link?code=intake-nia-expired');

  await act(() => router.navigate('/intake/expired-link'));
  await screen.findByText(/^Please open the link in your message again/);
  expect(screen.queryByRole('button', { name: 'Resend Link' })).not.toBeInTheDocument();
});
