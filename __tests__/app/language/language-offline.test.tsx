import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp } from '../../support/render-app';

const mockNetwork = { isDown: true };
jest.mock('../../../src/app/language/load-messages', () => ({
  loadMessages: () =>
    mockNetwork.isDown ? Promise.reject(new Error('Not loaded.')) : Promise.resolve({}),
}));
// The code of toasts is loaded with the first one.
jest.mock('../../../src/ui/toaster/toast-container', () => {
  throw new Error('Not loaded.');
});

startSandbox();

it('D12: without a network the link to another language says so, and the page stays as it is', async () => {
  renderApp({ location: '/login' });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@');
  const link = screen.getByRole('link', { name: 'Español' });
  await user.click(link);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The language could not be changed. Please try again.',
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@');
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(link).toHaveFocus();
  await expectNoAxeViolations(document.body);
  mockNetwork.isDown = false;
  await user.click(link);
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
