import type { SessionStore } from '../../src/api/api-environment';
import type { Session } from '../../src/state/session.slice';
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
const refused = { status: 401, body: {} };

let server: ReturnType<typeof mockFetch>;
beforeEach(() => {
  server = mockFetch();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

/** One lock manager for all tabs, as browsers have it. */
function provideLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const names: string[] = [];
  const request = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    names.push(name);
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return names;
}

/** Storage that several tabs share; what a tab holds is stored when it is flushed. */
function shareStorage(first: Session | null) {
  let stored = first;
  const openSharingTab = (session: Session) => {
    const store: SessionStore = {
      read: () => stored,
      flush: () => {
        stored = tab.session();
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

describe('D3 renewing a magic-link session', () => {
  it('hands in the refresh token, and keeps and stores the new tokens', async () => {
    const { openSharingTab, stored } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    const response = tab.call('/things');
    await server.respond('/things', refused);
    expect(server.requestsTo(REFRESH)).toMatchObject([
      { method: 'POST', url: `${IDENTITY}${REFRESH}`, credentials: 'include', redirect: 'error' },
    ]);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await response).toEqual({ data: 1 });
    expect(stored()).toEqual({ ...adaByLink, ...fresh });
  });

  it('happens once for two tabs: the second finds the tokens of the first in storage', async () => {
    const names = provideLocks();
    const { openSharingTab } = shareStorage(adaByLink);
    const tabs = [openSharingTab(adaByLink), openSharingTab(adaByLink)];
    const responses = Promise.all(tabs.map((tab, index) => tab.call(`/things-${index}`)));
    await server.respond('/things-0', refused);
    await server.respond('/things-1', refused);
    expect(names).toHaveLength(2);
    expect(server.requestsTo(REFRESH)).toHaveLength(1);

    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things-0', { body: 0 });
    await server.respond('/things-1', { body: 1 });
    expect(await responses).toEqual([{ data: 0 }, { data: 1 }]);
    expect(server.requestsTo(REFRESH)).toHaveLength(1);
    for (const tab of tabs) expect(tab.session()).toEqual({ ...adaByLink, ...fresh });
  });

  it('uses the newer refresh token of storage where the access token there is no better', async () => {
    const { openSharingTab, overwrite } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    overwrite({ ...adaByLink, refreshToken: 'refresh-1b' });
    void tab.call('/things');
    await server.respond('/things', refused);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1b' });
  });

  it('never takes over the tokens of another link, which may be another person’s, and goes on in memory', async () => {
    const { openSharingTab, overwrite } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    overwrite(benByLink);
    void tab.call('/things');
    await server.respond('/things', refused);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    expect(tab.session()).toEqual({ ...adaByLink, ...fresh, isSuperseded: true });
  });

  it('leaves a stored session alone where it renews one by password that is older', async () => {
    const { openSharingTab } = shareStorage(benByLink);
    const tab = openSharingTab(ada);
    void tab.call('/things');
    await server.respond('/things', refused);
    await server.respond('/auth/session', { body: fresh });
    expect(tab.session()).toEqual({ ...ada, ...fresh, isSuperseded: true });
  });

  it('goes on in memory where nothing can be stored', async () => {
    const { openSharingTab, overwrite } = shareStorage(null);
    const tab = openSharingTab(adaByLink);
    overwrite(null);
    const response = tab.call('/things');
    await server.respond('/things', refused);
    expect(await server.getRequestBody(REFRESH)).toEqual({ refreshToken: 'refresh-1' });
    await server.respond(REFRESH, { body: fresh });
    await server.respond('/things', { body: 1 });
    expect(await response).toEqual({ data: 1 });
  });

  it('ends the session when the refresh token is refused', async () => {
    const { openSharingTab } = shareStorage(adaByLink);
    const tab = openSharingTab(adaByLink);
    void tab.call('/things');
    await server.respond('/things', refused);
    await server.respond(REFRESH, refused);
    expect(tab.session()).toBeNull();
    expect(tab.losses()).toBe(1);
  });
});

describe('the lock between tabs', () => {
  it('is done without where the browser has none or refuses it', async () => {
    for (const locks of [
      undefined,
      { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
    ]) {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
      const tab = openTab(ada);
      const response = tab.call('/things');
      await server.respond('/things', refused);
      await server.respond('/auth/session', { body: fresh });
      await server.respond('/things', { body: 1 });
      expect(await response).toEqual({ data: 1 });
    }
  });
});
