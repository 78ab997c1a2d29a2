import { profileApi } from '../../../src/api/profile.api';
import { startSession } from '../../../src/api/start-session';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { issueTokens, openSession } from '../../../src/qa/sandbox/world/sessions';
import type { Session } from '../../../src/state/session.slice';
import { closeTabs, mockBroadcastChannel, type Tab } from './open-tab';

/** A clinic for the tests of this file, and what they do and ask again and again. */
export function setupSessionTests() {
  const { world, stop } = startSandbox();
  afterAll(stop);
  beforeEach(() => {
    world.reset();
    mockBroadcastChannel();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await closeTabs();
  });

  /** A session as the identity service grants it. */
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
    getRequests: (endpoint: string) =>
      world.requests.filter((request) => request.endpoint === endpoint),
    /** The next question for the cookie's session is answered: there is none. */
    rejectCookie: () => world.faults.failNext({ path: 'session', kind: 'status', status: 401 }),
    /** Signs in, learns who that is, and lets the session be stored. */
    signIn: async (tab: Tab, userId: string, kind: Session['kind'] = 'magic-link') => {
      startSession(createSession(userId, kind), tab.store.dispatch, tab.sessionActor);
      await readProfile(tab);
      await tab.sessionService.flush();
      expect(tab.state()).toBe('authenticated');
    },
  };
}

/** Reads the profile anew, as a screen does. */
export function readProfile({ store }: Tab) {
  return store.dispatch(
    profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }),
  );
}

/** All that the store of a tab holds, as text. */
export const serializeState = ({ store }: Tab): string => JSON.stringify(store.getState());

/** What is kept in local storage. */
export const storedKeys = (): readonly string[] => Object.keys(localStorage);
