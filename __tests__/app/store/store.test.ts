import type * as StoreModule from '../../../src/app/store/store';
import { createPendingRequests } from '../../../src/api/thunk-extra';
import { systemClock } from '../../../src/lib/time/clock';

const { NODE_ENV } = process.env;
afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

/** Creates a store in a browser with the extension; returns the extension. */
function createStore(environment: string) {
  const compose = jest.fn(() => (first: unknown) => first);
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  process.env.NODE_ENV = environment;
  jest.isolateModules(() => {
    // oxlint-disable-next-line typescript/no-require-imports -- a new module instance for each environment
    const { createAppStore } = require('../../../src/app/store/store') as typeof StoreModule;
    createAppStore({
      origins: { apiBaseUrl: '', identityBaseUrl: '' },
      clock: systemClock,
      pending: createPendingRequests(),
      failureObservers: new Set(),
      sessionStore: { read: () => null, flush: () => Promise.resolve() },
      resumeSession: () => Promise.resolve(false),
    });
  });
  return compose;
}

describe('the store', () => {
  it('cannot be read by an extension of the browser in production: it has tokens and answers', () => {
    expect(createStore('production')).not.toHaveBeenCalled();
    expect(createStore('development')).toHaveBeenCalled();
  });
});
