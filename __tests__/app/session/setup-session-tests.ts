import { profileApi } from '../../../src/api/profile.api';
import { startSession } from '../../../src/api/start-session';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { issueTokens, openSession } from '../../../src/qa/sandbox/world/sessions';
import type { Session } from '../../../src/state/session.slice';
import { closeTabs, mockBroadcastChannel, type Tab } from './open-tab';

/** Starts a sandbox for the tests of a file; returns it with helpers for sessions. */
export function setupSessionTests() {
  const world = startSandbox();
  beforeEach(() => mockBroadcastChannel());
  afterEach(async () => {
    jest.restoreAllMocks();
    await closeTabs();
  });

  /** A session as the identity service creates it. */
  const createSession = (userId: string, kind: Session['kind']): Session => {
    const session = openSession(world.sessions, userId, kind);
    const tokens = issueTokens(world.sessions, session, world.clock);
    return kind === 'password'
      ? { kind, ...tokens }
      : { kind, magicCode: `code-of-${userId}`, storedAt: Date.now(), ...tokens };
  };

  return {
    world,
    createSession,
    /** The next request for the session of the cookie gets a 401. */
    rejectCookie: () => world.faults.failNext({ path: 'session', kind: 'status', status: 401 }),
    /** The browser has the cookie of a password session from now on. */
    setCookie: (userId: string) => {
      const { id } = openSession(world.sessions, userId, 'password');
      const send = globalThis.fetch;
      jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
        const request = new Request(input, init);
        request.headers.set('cookie', `session=${id}`);
        return send(request);
      });
    },
    /** Signs in, waits until the session is stored, and loads the profile. */
    signIn: async (tab: Tab, userId: string, kind: Session['kind'] = 'magic-link') => {
      startSession(createSession(userId, kind), tab.store.dispatch, tab.sessionActor);
      await tab.sessionService.flush();
      await readProfile(tab);
      expect(tab.state()).toBe('authenticated');
    },
  };
}

/** Requests the profile again, as a page does. */
export function readProfile({ store }: Tab) {
  return store.dispatch(
    profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }),
  );
}

/** The state of a tab's store as JSON. */
export const serializeState = ({ store }: Tab): string => JSON.stringify(store.getState());

/** The keys in localStorage. */
export const storedKeys = (): readonly string[] => Object.keys(localStorage);
