import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { startPersistence } from '../../src/state/persist-current';
import { persistSession } from '../../src/state/session-persistence';
import { sessionSlice, type Session, type SessionState } from '../../src/state/session.slice';
import { readStoredSession, SESSION_LIFETIME_MS } from '../../src/state/stored-session';

const { started, refreshed, ended } = sessionSlice.actions;
const now = Date.UTC(2026, 10, 21, 12);
const KEY = 'persist:session';
const ada: Session = {
  kind: 'magic-link',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  magicCode: 'code',
  storedAt: now,
};
const password: Session = { kind: 'password', accessToken: 'secret-a', refreshToken: 'secret-r' };

/** Creates the store of a page that has just been loaded. */
function openStore(at = now) {
  const store = configureStore({
    reducer: combineReducers({
      session: persistSession(sessionSlice.reducer, { now: () => at }),
    }),
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ serializableCheck: false }),
  });
  const persistence = startPersistence(store);
  return {
    store,
    restored: persistence,
    session: (): SessionState => store.getState().session,
    flush: async () => (await persistence).flush(),
  };
}

async function storeSession(session: Session): Promise<void> {
  const { store, restored, flush } = openStore();
  await restored;
  store.dispatch(started(session));
  await flush();
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('D3 a magic-link session', () => {
  it('is stored with its tokens, its code and the time of storing, and restored on load', async () => {
    await storeSession(ada);
    expect(readStoredSession(now)).toEqual(ada);
    const next = openStore(now + 1000);
    await next.restored;
    expect(next.session().current).toEqual(ada);
  });

  it.each([
    ['30 days minus a second', SESSION_LIFETIME_MS - 1000, ada],
    ['30 days plus a second', SESSION_LIFETIME_MS + 1000, null],
  ])('is restored for 30 days only: after %s', async (_, age, expected) => {
    await storeSession(ada);
    const next = openStore(now + age);
    await next.restored;
    expect(next.session().current).toEqual(expected);
    expect(localStorage).toHaveLength(expected === null ? 0 : 1);
  });

  it('does not live longer because its tokens were refreshed', async () => {
    const { store, restored, flush, session } = openStore();
    await restored;
    store.dispatch(started(ada));
    const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    store.dispatch(refreshed({ granted: tokens, epoch: session().epoch }));
    await flush();
    expect(readStoredSession(now)).toEqual({ ...ada, ...tokens });
    expect(readStoredSession(now + SESSION_LIFETIME_MS)).toBeNull();
  });

  it('is stored without the rest of its slice', async () => {
    await storeSession(ada);
    const slice = JSON.parse(localStorage.getItem(KEY) ?? '') as object;
    expect(Object.keys(slice).sort()).toEqual(['_persist', 'current']);
    expect(localStorage).toHaveLength(1);
  });

  it('is stored at the latest when the page is left', async () => {
    const { store, restored } = openStore();
    await restored;
    store.dispatch(started(ada));
    expect(readStoredSession(now)).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(readStoredSession(now)).toEqual(ada);
  });

  it('is not stored again by the tab that ends it after clearing storage', async () => {
    const { store, restored, flush } = openStore();
    await restored;
    store.dispatch(started(ada));
    await flush();
    localStorage.clear();
    store.dispatch(ended());
    await flush();
    expect(localStorage).toHaveLength(0);
  });

  it('is not removed when the session of another tab ends', async () => {
    await storeSession(ada);
    const other = openStore();
    await other.restored;
    const ben: Session = { ...ada, accessToken: 'ben', magicCode: 'code-of-ben' };
    await storeSession(ben);
    other.store.dispatch(ended());
    await other.flush();
    expect(readStoredSession(now)).toEqual(ben);
  });

  it('D3: keeps the tokens that one tab has refreshed while another one loads', async () => {
    await storeSession(ada);
    const first = openStore();
    await first.restored;
    const loading = openStore();
    const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    first.store.dispatch(refreshed({ granted: tokens, epoch: first.session().epoch }));
    await Promise.all([first.flush(), loading.restored]);
    await loading.flush();
    expect(readStoredSession(now)).toEqual({ ...ada, ...tokens });
  });

  it.each([
    ['magic-link', ada],
    ['password', password],
  ])('is not overwritten by an older %s session that another tab refreshes', async (_, older) => {
    const other = openStore();
    await other.restored;
    other.store.dispatch(started(older));
    await other.flush();
    const ben: Session = { ...ada, accessToken: 'ben', magicCode: 'code-of-ben' };
    await storeSession(ben);
    const granted = { accessToken: 'access-2', refreshToken: 'refresh-2', isSuperseded: true };
    other.store.dispatch(refreshed({ granted, epoch: other.session().epoch }));
    await other.flush();
    expect(other.session().current).toMatchObject({ accessToken: 'access-2' });
    expect(readStoredSession(now)).toEqual(ben);
  });

  it('is not restored if the user signs out before it is read', async () => {
    await storeSession(ada);
    const { store, restored, session } = openStore();
    store.dispatch(ended());
    await restored;
    expect(session().current).toBeNull();
  });

  it('is not restored over a session that starts before it is read', async () => {
    await storeSession(ada);
    const { store, restored, flush, session } = openStore();
    const ben: Session = { ...ada, accessToken: 'ben', magicCode: 'code-of-ben' };
    store.dispatch(started(ben));
    await restored;
    await flush();
    expect(session().current).toEqual(ben);
    expect(readStoredSession(now)).toEqual(ben);
  });
});

describe('D3 a password session', () => {
  it('leaves nothing in storage and removes a stored magic-link session', async () => {
    await storeSession(ada);
    await storeSession(password);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not restored even if storage contains one', async () => {
    const current = JSON.stringify({ version: 1, storedAt: now, magicCode: 'c', ...password });
    localStorage.setItem(KEY, JSON.stringify({ current }));
    const { restored, session } = openStore();
    await restored;
    expect(session().current).toBeNull();
  });
});

describe('a session whose storage fails', () => {
  it.each(['', '{', 'null', '[1]', '{"current":"{"}', '{"current":"7","_persist":"{}"}'])(
    'is empty at first for %j in storage',
    async (text) => {
      localStorage.setItem(KEY, text);
      const { store, restored, session } = openStore();
      await restored;
      expect(session().current).toBeNull();
      store.dispatch(started(ada));
      expect(session().current).toEqual(ada);
    },
  );

  it('is kept in memory if every access to storage throws', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No access.', 'SecurityError');
      });
    }
    const { store, restored, flush, session } = openStore();
    await restored;
    store.dispatch(started(ada));
    await flush();
    expect(session().current).toEqual(ada);
    store.dispatch(ended());
    await flush();
    expect(session().current).toBeNull();
  });

  it('leaves no other session in storage when storage is full', async () => {
    await storeSession(ada);
    const { store, restored, flush, session } = openStore();
    await restored;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const ben: Session = { ...ada, accessToken: 'ben', magicCode: 'code-of-ben' };
    store.dispatch(started(ben));
    await flush();
    expect(session().current).toEqual(ben);
    expect(localStorage).toHaveLength(0);
  });
});
