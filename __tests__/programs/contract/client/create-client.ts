import { version } from '../../../../package.json';
import { baseApi } from '../../../../src/api/base-api';
import { createPendingRequests } from '../../../../src/api/thunk-extra';
import { createEarlyLoad } from '../../../../src/api/early-load';
import { createAppStore } from '../../../../src/app/store/store';
import { systemClock } from '../../../../src/lib/time/clock';
import {
  intakeSessionSlice,
  selectIntakeSession,
  type WithIntake,
} from '../../../../src/state/intake.slice';
import type { Outcome } from '../operations/client-request';
import type { DescribedOperation } from '../operations/operation.types';
import { getInput, type People } from '../people';
import type { Exchange } from './exchange.types';
import { createRecordingFetch } from './recording-fetch';

/** Where the client runs and what it talks to. */
export type ClientOptions = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
  /** The origin of the page. */
  readonly appOrigin: string;
  /** Sends a request; `fetch` by default. */
  readonly send?: (request: Request) => Promise<Response>;
};

/**
 * Provides the parts of a browser that the API's code uses: the page's origin and release, and web locks in older releases of
 * Node.
 */
function provideBrowser(appOrigin: string): void {
  const location = new URL(appOrigin);
  Object.defineProperty(globalThis, 'window', { value: { location }, configurable: true });
  const document = { documentElement: { dataset: { release: version } } };
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  if (!('navigator' in globalThis))
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
}

/** Creates the app's store and base query outside a browser, and records every request and its response. */
export function createClient({ appOrigin, send = fetch, ...origins }: ClientOptions) {
  provideBrowser(appOrigin);
  const exchanges: Exchange[] = [];
  const originalFetch = globalThis.fetch;
  globalThis.fetch = createRecordingFetch({
    send,
    appOrigin,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const { store, injectReducers } = createAppStore({
    // The extra headers are part of what the API has to accept (D10).
    origins: { ...origins, extraHeaders: true },
    sessionStore: { read: () => null, flush: () => Promise.resolve() },
    clock: systemClock,
    pending: createPendingRequests(),
    earlyLoad: createEarlyLoad(),
    failureObservers: new Set(),
    writeObservers: new Set(),
    resumeSession: () => Promise.resolve(false),
  });
  injectReducers({ [intakeSessionSlice.reducerPath]: intakeSessionSlice.reducer });
  const getUserId = () => store.getState().session.profileUserId ?? '';
  return {
    /** The user of the loaded profile; '' before. */
    getUserId,
    /** Sends the requests of an operation, as long as they succeed; returns the last outcome. */
    send: async ({ requests, needs }: DescribedOperation, people: People): Promise<Outcome> => {
      let outcome: Outcome = {};
      for (const request of requests) {
        const input = { userId: getUserId(), ...getInput(people, needs) };
        outcome = await request.send(input, { dispatch: store.dispatch });
        if (outcome.error !== undefined) return outcome;
      }
      return outcome;
    },
    hasSession: (name: 'account' | 'intake' | 'cookie') => {
      const state: ReturnType<typeof store.getState> & WithIntake = store.getState();
      return (name === 'intake' ? selectIntakeSession(state) : state.session.current) !== null;
    },
    /** Returns the exchanges since the last call. */
    takeExchanges: () => exchanges.splice(0),
    /** Requests a URL without an access token; null without a response. */
    sendWithoutToken: async (url: URL) => {
      try {
        const response = await send(new Request(url, { redirect: 'manual' }));
        const { status, headers } = response;
        return { status, headers, text: await response.text() };
      } catch {
        return null;
      }
    },
    /** Restores `fetch`, and clears the cache, whose timers would keep the process running. */
    close: () => {
      store.dispatch(baseApi.util.resetApiState());
      globalThis.fetch = originalFetch;
    },
  };
}
