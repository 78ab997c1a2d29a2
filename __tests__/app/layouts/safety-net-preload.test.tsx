import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importSafetyNetApi, importSafetyNetPage } from '../../../src/app/layouts/safety-net-chunk';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp, signInAs } from '../../support/render-app';

const mockLoading = { promise: Promise.resolve() };
jest.mock('../../../src/app/layouts/safety-net-chunk', () => {
  const chunk = jest.requireActual<{ importSafetyNetPage: () => Promise<unknown> }>(
    '../../../src/app/layouts/safety-net-chunk',
  );
  return {
    ...chunk,
    importSafetyNetPage: async () => {
      await mockLoading.promise;
      return chunk.importSafetyNetPage();
    },
  };
});

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('D3: the safety net is not requested after a sign-out, while its code was still loading', async () => {
  let load: () => void = () => undefined;
  mockLoading.promise = new Promise((resolve) => {
    load = resolve;
  });
  signInAs(world, 'ada');
  const { store, router } = renderApp({ location: '/' });
  await heading('Hi, Ada');
  await act(() => router.navigate('/settings/account'));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Sign Out' }));
  await heading('Log in');
  await act(async () => {
    load();
    // As the preload does, after it.
    await importSafetyNetPage();
    await importSafetyNetApi();
  });
  expect(JSON.stringify(store.getState())).not.toContain('ada');
});
