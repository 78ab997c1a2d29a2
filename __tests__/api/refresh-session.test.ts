import type { SessionStore } from '../../src/api/thunk-extra';
import { systemClock } from '../../src/lib/time/clock';
import { createIntakeReducers } from '../../src/state/intake-persistence';
import { intakeSessionSlice } from '../../src/state/intake.slice';
import { getLinkId, readStoredIntakeSession } from '../../src/state/intake-storage';
import { createIntakeWriter } from '../../src/state/intake-writer';
import { startPersistence } from '../../src/state/persist-current';
import type { Session } from '../../src/state/session.slice';
import { provideLocks, removeLocks } from '../support/provide-locks';
import { ada, adaByLink, IDENTITY, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const REFRESH = '/auth/refresh-token';
const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const benByLink: Session = {
  ...adaByLink,
  accessToken: 'access-of-ben',
  refreshToken: 'refresh-of-ben',
  magicCode: 'code-of-ben',
};
const unauthorized = { status: 401, body: {} };

let server: ReturnType<typeof mockFetch>;
beforeEach(() => {
  server = mockFetch();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  removeLocks();
});

/** Storage that several tabs share; `flush` writes the session of a tab. */
function shareStorage(first: Session | null) {
  let stored = first;
  const openSharingTab = (session: Session) => {
    const store: SessionStore = {
      read: () => stored,
      flush: () => {
        stored = tab.getSession();
        return Promise.resolve();
      },
    };
    const tab = openTab(session, store);
    return tab;
  };
  return {
    openSharingTab,
    stored: () => stored,
    overwrite: (next: Session | null) => (stored = next),
  };
}

describe('D3 refreshing a session', () => {
  it('sends the refresh token of a magic-link session, then keeps and stores the new tokens', async () => {
    const { openSharingTab, stored } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    const response = tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    expect(server.requestsTo(REFRESH)).toMatchObject([
      { method: 'POST', url: `${IDENTITY}${REFRESH}`, credentials: 'include', redirect: 'error' },
    ]);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await response).toEqual({ data: 1 });
    expect(stored()).toEqual({ ...adaByLink, ...fresh });
  });

  it('happens once for two tabs: the second tab reads the tokens of the first from storage', async () => {
    const getHeldLocks = provideLocks();
    const { openSharingTab } = shareStorage(adaByLink);
    const tabs = [openSharingTab(adaByLink), openSharingTab(adaByLink)];
    const responses = Promise.all(tabs.map((tab, index) => tab.sendRequest(`/things-${index}`)));
    await server.respond('/things-0', unauthorized);
    await server.respond('/things-1', unauthorized);
    // A tab with an earlier version of the app uses the same lock.
    expect(getHeldLocks()).toEqual(['session-renewal']);
    expect(server.requestsTo(REFRESH)).toHaveLength(1);

    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things-0', { body: 0 });
    await server.respond('/things-1', { body: 1 });
    expect(await responses).toEqual([{ data: 0 }, { data: 1 }]);
    expect(server.requestsTo(REFRESH)).toHaveLength(1);
    for (const tab of tabs) expect(tab.getSession()).toEqual({ ...adaByLink, ...fresh });
  });

  it('may be slow: the second tab waits for the first, and the session goes on in both', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    provideLocks();
    const { openSharingTab } = shareStorage(adaByLink);
    const tabs = [openSharingTab(adaByLink), openSharingTab(adaByLink)];
    const responses = Promise.all(tabs.map((tab, index) => tab.sendRequest(`/things-${index}`)));
    await server.respond('/things-0', unauthorized);
    await server.respond('/things-1', unauthorized);
    await jest.advanceTimersByTimeAsync(29_000);
    expect(server.requestsTo(REFRESH)).toHaveLength(1);
    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things-0', { body: 0 });
    await server.respond('/things-1', { body: 1 });
    expect(await responses).toEqual([{ data: 0 }, { data: 1 }]);
    expect(tabs.map((tab) => tab.getExpiryCount())).toEqual([0, 0]);
  });

  it('is not requested by a tab that signs out while it waits for another one', async () => {
    provideLocks();
    const { openSharingTab } = shareStorage(adaByLink);
    const [first, second] = [openSharingTab(adaByLink), openSharingTab(adaByLink)];
    void first.sendRequest('/things-1');
    await server.respond('/things-1', unauthorized);
    const response = second.sendRequest('/things-2');
    await server.respond('/things-2', unauthorized);
    second.signOut();
    await server.respond(REFRESH, { body: fresh });
    expect(await response).toMatchObject({ error: { status: 401 } });
    expect(server.requestsTo(REFRESH)).toHaveLength(1);
    expect(second.getSession()).toBeNull();
  });

  it('stores the new tokens of an intake before its request is repeated, and another tab refreshes', async () => {
    const stored: unknown[] = [];
    const linkId = getLinkId(adaByLink.magicCode);
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith(REFRESH)) return Promise.resolve(Response.json(fresh));
      stored.push(readStoredIntakeSession(Date.now(), linkId)?.accessToken);
      const isFresh = request.headers.get('authorization') === `Bearer ${fresh.accessToken}`;
      return Promise.resolve(Response.json({}, { status: isFresh ? 200 : 401 }));
    });
    const tab = openTab(null);
    const writer = createIntakeWriter();
    tab.injectReducers(createIntakeReducers(systemClock, writer));
    writer.start(linkId, Date.now());
    const { flush } = await startPersistence(tab.store);
    tab.store.dispatch(intakeSessionSlice.actions.started({ ...adaByLink, storedAt: Date.now() }));
    await flush();
    expect(await tab.sendRequest('/intake', { auth: 'intake' })).toEqual({ data: {} });
    expect(stored).toEqual(['access-1', 'access-2']);
  });

  it('uses the refresh token in storage if that is newer and the access token is the same', async () => {
    const { openSharingTab, overwrite } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    overwrite({ ...adaByLink, refreshToken: 'refresh-1b' });
    void tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1b' });
  });

  it('does not adopt the tokens of another link, maybe another person’s, and continues in memory', async () => {
    const { openSharingTab, overwrite } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    overwrite(benByLink);
    void tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    expect(tab.getSession()).toEqual({ ...adaByLink, ...fresh, isSuperseded: true });
  });

  it('keeps a newer stored session when it refreshes an older password session', async () => {
    const { openSharingTab } = shareStorage(benByLink);
    const tab = openSharingTab(ada);
    void tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond('/auth/session', { body: fresh });
    expect(tab.getSession()).toEqual({ ...ada, ...fresh, isSuperseded: true });
  });

  it('continues in memory if nothing can be stored', async () => {
    const { openSharingTab, overwrite } = shareStorage(null);
    const tab = openSharingTab(adaByLink);
    overwrite(null);
    const response = tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await response).toEqual({ data: 1 });
  });

  it('adopts the tokens of another tab that has already used the refresh token', async () => {
    const { openSharingTab, overwrite } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    const response = tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    overwrite({ ...adaByLink, ...fresh });
    await server.respond(REFRESH, unauthorized);
    await server.respond('/things', { body: 1 });
    expect(await response).toEqual({ data: 1 });
    expect(tab.getExpiryCount()).toBe(0);
  });

  it('expires the session if the refresh token is rejected', async () => {
    const { openSharingTab } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    void tab.sendRequest('/things');
    await server.respond('/things', unauthorized);
    await server.respond(REFRESH, unauthorized);
    expect(tab.getSession()).toBeNull();
    expect(tab.getExpiryCount()).toBe(1);
  });
});

describe('the lock between tabs', () => {
  it('is not needed: a refresh works if the browser has no locks or denies one', async () => {
    for (const locks of [
      undefined,
      { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
    ]) {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
      const tab = openTab(ada);
      const response = tab.sendRequest('/things');
      await server.respond('/things', unauthorized);
      await server.respond('/auth/session', { body: fresh });
      await server.respond('/things', { body: 1 });
      expect(await response).toEqual({ data: 1 });
    }
  });
});
