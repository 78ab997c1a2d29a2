import { act, screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { prepareStoredIntake } from '../../support/prepare-stored-intake';
import { renderApp } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

it('§8 intake: the questionnaire says before Submit that there is no network, until there is', async () => {
  for (const [key, value] of prepareStoredIntake('QUESTIONNAIRE', world))
    localStorage.setItem(key, value);
  renderApp({ location: '/intake?code=intake-nia' });
  await screen.findByRole('heading', { level: 1, name: 'Questionnaire' });
  await screen.findByRole('button', { name: 'Next' });
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You’re offline/)).toBeVisible();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
});
