import { configure, render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type Location } from 'react-router-dom';
import * as v from 'valibot';
import { App } from '../../src/app/boot/app';
import { setupStore } from '../../src/app/boot/setup-store';
import { routes } from '../../src/app/router/routes';
import { preloadRoute } from '../../src/app/router/lazy-route';
import { flushSession } from '../../src/app/session/session-actor';
import type { AppStore } from '../../src/app/store/store';
import { configurationSchema } from '../../src/lib/configuration/configuration.schema';
import {
  createRouter,
  type History,
  type RouterInstance,
} from '../../src/lib/router/create-router';
import { issueTokens, openSession } from '../../src/qa/sandbox/world/sessions';
import type { World } from '../../src/qa/sandbox/world/world';
import type { Session } from '../../src/state/session.slice';
import { SESSION_KEY, toStoredSession } from '../../src/state/stored-session';
import { resetNavigationFocus } from '../../src/ui/page-heading/focus-on-navigate';
import { createWrapper } from '../../src/wrapper/create-wrapper';
import type { WrapperMessage } from '../../src/wrapper/wrapper.types';

/** The first screen of a test file waits for its modules to be read. */
configure({ asyncUtilTimeout: 15_000 });

/** A line between tabs would keep the process of the tests alive: each ends with its test. */
const Channel = globalThis.BroadcastChannel;
const channels: BroadcastChannel[] = [];
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
const stores: AppStore[] = [];
afterEach(async () => {
  for (const channel of channels.splice(0)) channel.close();
  // What an app stores late would be found by the next test.
  for (const store of stores.splice(0)) await flushSession(store);
  localStorage.clear();
  sessionStorage.clear();
});

/** Signs somebody in on this device, by the magic link that is stored there. */
export function signInAs(world: World, userId: string): void {
  const session = openSession(world.sessions, userId, 'magic-link');
  const current: Session = {
    kind: 'magic-link',
    magicCode: 'a-code',
    storedAt: Date.now(),
    ...issueTokens(world.sessions, session, world.clock),
  };
  localStorage.setItem(
    `persist:${SESSION_KEY}`,
    JSON.stringify({ current: JSON.stringify(toStoredSession(current)) }),
  );
}

type RenderOptions = {
  /** The address that is opened, with what leads there says; with several, the last of a history. */
  location: string | Partial<Location> | readonly string[];
  /** The end of the user agent, such as 'PatientApp/3.2.7 (ios)'; left out, a browser. */
  userAgentSuffix?: string;
  /** What the app's bridge does with a message; left out, it takes it. */
  bridge?: (text: string) => void;
  configuration?: v.InferInput<typeof configurationSchema>;
};

/** The whole app on a page of its own; its messages to a native app are kept. */
export function renderApp({
  location,
  userAgentSuffix,
  bridge,
  configuration = {},
}: RenderOptions) {
  resetNavigationFocus();
  const messages: WrapperMessage[] = [];
  const postMessage = (text: string) => {
    bridge?.(text);
    // SAFETY: the wrapper writes nothing else.
    messages.push(JSON.parse(text) as WrapperMessage);
  };
  const wrapper = createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${userAgentSuffix ?? ''}`.trim() },
    ...(userAgentSuffix !== undefined && { ReactNativeWebView: { postMessage } }),
  });
  const settings = v.parse(configurationSchema, configuration);
  const history = createMemoryHistory({ initialEntries: [location].flat() });
  const navigation = createRouter(history, (path) => preloadRoute(routes, path));
  const store = setupStore(settings, wrapper);
  stores.push(store);
  render(<App configuration={settings} wrapper={wrapper} store={store} router={navigation} />);
  return {
    messages,
    router: createTestRouter(history, navigation),
    store,
    path: () => history.location.pathname,
  };
}

/** What tests do with the app's history, and read of it. */
function createTestRouter(history: History, { navigator }: RouterInstance) {
  return {
    /** Leads to an address, or so many entries on; on screen a while later. */
    navigate: (to: string | number): Promise<void> => {
      if (typeof to === 'number') navigator.go(to);
      else navigator.push(to);
      return Promise.resolve();
    },
    get location() {
      return history.location;
    },
    get action() {
      return history.action;
    },
  };
}
