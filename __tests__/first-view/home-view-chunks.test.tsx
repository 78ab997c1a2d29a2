import { cleanup, screen } from '@testing-library/react';
import { importHomePage } from '../../src/app/chunks';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { signInAs } from '../support/render-app';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';

jest.mock('../../src/app/chunks', () => {
  const chunks = jest.requireActual<typeof import('../../src/app/chunks')>('../../src/app/chunks');
  return { ...chunks, importHomePage: jest.fn(chunks.importHomePage) };
});

const { world, stop } = startSandbox();
afterAll(stop);
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('§8 loading: the app shows its own loading state if the code of the home page fails at first', async () => {
  signInAs(world, 'ada');
  await openFirstView('/');
  const heading = await findHeading('Hi, Ada');
  jest.mocked(importHomePage).mockRejectedValueOnce(new Error('The network is down.'));
  await startAppOnPage();
  expect(heading).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi, Ada' })).toBeVisible();
});
