import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router-dom';
import * as v from 'valibot';
import { App } from '../../src/app/boot/app';
import { createApp } from '../../src/app/boot/create-app';
import type { AppServices } from '../../src/app/services/app-services';
import { createSessionService } from '../../src/app/session/session-service';
import {
  configurationSchema,
  PLACEHOLDERS,
} from '../../src/lib/configuration/configuration.schema';
import { withoutPlaceholders } from '../../src/lib/configuration/placeholders';
import { systemClock } from '../../src/lib/time/clock';
import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { issueTokens, openSession } from '../../src/qa/sandbox/world/sessions';
import type { World } from '../../src/qa/sandbox/world/world';
import type { Session } from '../../src/state/session.slice';
import { SESSION_KEY, toStoredSession } from '../../src/state/stored-session';
import { resetNavigationFocus } from '../../src/ui/page-heading/focus-on-navigate';
import { createWrapper } from '../../src/wrapper/create-wrapper';
import type { WrapperMessage } from '../../src/wrapper/wrapper.types';

const apps: AppServices[] = [];
afterEach(async () => {
  // Otherwise the app would write to storage during the next test.
  for (const app of apps.splice(0)) await app.getExisting(createSessionService)?.flush();
  localStorage.clear();
  sessionStorage.clear();
});

/** Stores a magic-link session of `userId` in this browser. */
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
  /** The URL to open, or a location with its state; of several, the last is opened and the others are the history. */
  location: string | Partial<Location> | readonly (string | Partial<Location>)[];
  /** The end of the user agent, such as 'PatientApp/3.2.7 (ios)'; by default a browser's. */
  userAgentSuffix?: string;
  /** Called with each message to the native app; may throw. */
  bridge?: (text: string) => void;
  configuration?: v.InferInput<typeof configurationSchema>;
  /** Where the deployment is, for what it shows of its placeholders (D1); by default this machine. */
  url?: string;
};

/** Renders the whole app; returns its store, its router and its messages to the native app. */
export function renderApp({
  location,
  userAgentSuffix,
  bridge,
  configuration = {},
  url = 'http://localhost/',
}: RenderOptions) {
  resetNavigationFocus();
  const messages: WrapperMessage[] = [];
  const postMessage = (text: string) => {
    bridge?.(text);
    // SAFETY: the wrapper sends nothing else.
    messages.push(JSON.parse(text) as WrapperMessage);
  };
  const wrapper = createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${userAgentSuffix ?? ''}`.trim() },
    ...(userAgentSuffix !== undefined && { ReactNativeWebView: { postMessage } }),
  });
  const services = createApp({
    configuration: withoutPlaceholders(
      v.parse(configurationSchema, configuration),
      PLACEHOLDERS,
      new URL(url),
    ),
    wrapper,
    clock: systemClock,
  });
  apps.push(services);
  const router = createRouterProbe();
  render(
    <MemoryRouter initialEntries={[location].flat()} useTransitions={false}>
      <router.Probe />
      <App services={services} />
    </MemoryRouter>,
  );
  return {
    messages,
    router,
    store: services.store,
    path: () => router.location.pathname,
  };
}

/** Logs in on the login page. */
export async function logIn(userId: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), `${userId}@example.com`);
  await userEvent.type(screen.getByLabelText('Password'), SEED_PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

/** Waits for the screen with this heading. */
export const findHeading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

type RouterState = {
  readonly navigate: NavigateFunction;
  readonly location: Location<unknown>;
  readonly action: NavigationType;
};

/** Lets tests navigate and inspect the history, where its `Probe` is rendered. */
function createRouterProbe() {
  let state: RouterState;
  return {
    Probe: () => {
      state = { navigate: useNavigate(), location: useLocation(), action: useNavigationType() };
      return null;
    },
    /** Navigates to a path, or by a number of history entries; the screen may render later. */
    navigate: (to: string | number): Promise<void> => {
      if (typeof to === 'number') void state.navigate(to);
      else void state.navigate(to);
      return Promise.resolve();
    },
    get location() {
      return state.location;
    },
    get action() {
      return state.action;
    },
  };
}
