import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { persistStore } from 'redux-persist';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

jest.mock('redux-persist', () => {
  const actual = jest.requireActual<typeof import('redux-persist')>('redux-persist');
  return { ...actual, persistStore: jest.fn() };
});
const persistsStore = jest.mocked(persistStore);
const actual = jest.requireActual<typeof import('redux-persist')>('redux-persist');

jest.setTimeout(60_000);
const world = startSandbox();

/** What is stored cannot be read for `times` attempts. */
function failRestoring(times: number): void {
  persistsStore.mockImplementation(actual.persistStore);
  for (let time = 0; time < times; time += 1)
    persistsStore.mockImplementationOnce(() => {
      throw new Error('The storage is broken.');
    });
}

const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

it('§8: an intake that cannot be restored says so instead of loading for ever, and ‘Try again’ opens it', async () => {
  failRestoring(2);
  renderApp({ location: '/intake?code=intake-nia' });
  await findHeading('Something went wrong');
  await tryAgain();
  await findHeading('Something went wrong');
  await tryAgain();
  await findHeading('Welcome');
});

it('§8: a session that cannot be restored says so, and ‘Try again’ opens the page', async () => {
  signInAs(world, 'ada');
  // When the session is created, and when it is first needed.
  failRestoring(2);
  renderApp({ location: '/settings/account' });
  await findHeading('Something went wrong');
  await tryAgain();
  await findHeading('Account');
});
