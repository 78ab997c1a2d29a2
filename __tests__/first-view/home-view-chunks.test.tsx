import { screen } from '@testing-library/react';
import { importHomePage } from '../../src/app/chunks';
import { signInAs } from '../support/render-app';
import { findHeading, openFirstView, startAppOnPage } from './open-first-view';
import { setupPageTests } from './setup-page-tests';

jest.mock('../../src/app/chunks', () => {
  const chunks = jest.requireActual<typeof import('../../src/app/chunks')>('../../src/app/chunks');
  return { ...chunks, importHomePage: jest.fn(chunks.importHomePage) };
});

const world = setupPageTests();

it('§8 loading: the app shows its own loading state if the code of the home page fails at first', async () => {
  signInAs(world, 'ada');
  await openFirstView('/');
  const heading = await findHeading('Hi, Ada');
  jest.mocked(importHomePage).mockRejectedValueOnce(new Error('The network is down.'));
  await startAppOnPage();
  expect(heading).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi, Ada' })).toBeVisible();
});
