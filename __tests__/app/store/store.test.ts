/** @jest-environment node */
import type { ThunkExtra } from '../../../src/api/thunk-extra';

type StoreModule = typeof import('../../../src/app/store/store');

/** Creates the store in an environment; returns whether the extension's developer tools are connected. */
function hasDevTools(environment: string): boolean {
  const connect = jest.fn(() => (next: unknown) => next);
  Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: connect } });
  const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- the module reads the environment when it is loaded
    const { createAppStore } = require('../../../src/app/store/store') as StoreModule;
    // SAFETY: no request is sent.
    createAppStore({} as ThunkExtra);
  });
  replaced.restore();
  Reflect.deleteProperty(globalThis, 'window');
  return connect.mock.calls.length > 0;
}

describe('the store', () => {
  it('shows nothing to the developer tools of Redux in production', () => {
    expect(hasDevTools('production')).toBe(false);
  });

  it('can be inspected with them in development', () => {
    expect(hasDevTools('development')).toBe(true);
  });
});
