import type { Session } from '../../src/state/session.slice';
import {
  isStoredSessionExpired,
  parseStoredSession,
  readStoredSession,
  SESSION_LIFETIME_MS,
  toStoredSession,
} from '../../src/state/stored-session';

const now = Date.UTC(2026, 10, 21, 12);
const session: Session = {
  kind: 'magic-link',
  accessToken: 'access',
  refreshToken: 'refresh',
  magicCode: 'code',
  storedAt: now,
};
const stored = toStoredSession(session);

afterEach(() => localStorage.clear());

describe('§9 a stored magic-link session', () => {
  it('lives for 30 days, which are 2592000000 ms', () => {
    // §9.storage.1
    expect(SESSION_LIFETIME_MS).toBe(2_592_000_000);
  });

  it.each([
    ['at once', 0, true],
    ['after 30 days minus a second', SESSION_LIFETIME_MS - 1000, true],
    ['after 30 days to the millisecond', SESSION_LIFETIME_MS, false],
    ['after 30 days plus a second', SESSION_LIFETIME_MS + 1000, false],
    ['after a year, which is too long for a timer', 365 * 86_400_000, false],
    ['at a moment before it was stored, by a clock that was set back (D9)', -1, true],
    ['years before it was stored, by such a clock (D9)', -10 * 365 * 86_400_000, true],
  ])('is valid or expired when it is read %s', (_, age, isAlive) => {
    expect(parseStoredSession(stored, now + age)).toEqual(isAlive ? session : null);
    localStorage.setItem('persist:session', JSON.stringify({ current: JSON.stringify(stored) }));
    expect(isStoredSessionExpired(now + age)).toBe(!isAlive);
  });

  it.each(['', '{', '{"current":"null"}', '{"current":"{}"}'])(
    'is not expired for %j in storage',
    (text) => {
      localStorage.setItem('persist:session', text);
      expect(isStoredSessionExpired(now)).toBe(false);
    },
  );

  it('is never a password session', () => {
    expect(toStoredSession({ kind: 'password', accessToken: 'a', refreshToken: 'r' })).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['a text', 'session'],
    ['a list', [stored]],
    ['an empty object', {}],
    ['another version', { ...stored, version: 2 }],
    ['no version', { ...stored, version: undefined }],
    ['a password session', { ...stored, kind: 'password' }],
    ['another kind', { ...stored, kind: 'kiosk' }],
    ['no access token', { ...stored, accessToken: undefined }],
    ['an empty access token', { ...stored, accessToken: '' }],
    ['a refresh token that is not a string', { ...stored, refreshToken: 42 }],
    ['no magic code', { ...stored, magicCode: null }],
    ['a time that is not a number', { ...stored, storedAt: '2026-11-21' }],
    ['a time in a string', { ...stored, storedAt: String(now) }],
    ['a time that is NaN', { ...stored, storedAt: Number.NaN }],
    ['no time', { ...stored, storedAt: undefined }],
  ])('is dropped for %s', (_, value) => {
    expect(parseStoredSession(value, now)).toBeNull();
  });

  it('is read with its user, if that is known', () => {
    expect(parseStoredSession({ ...stored, userId: 'ada' }, now)).toEqual({
      ...session,
      userId: 'ada',
    });
    for (const userId of ['', 7, null])
      expect(parseStoredSession({ ...stored, userId }, now)).toEqual(session);
  });

  it('is read without unknown fields', () => {
    expect(parseStoredSession({ ...stored, isAdmin: true }, now)).toEqual(session);
  });
});

describe('D3 reading the session from storage', () => {
  const write = (text: string) => localStorage.setItem('persist:session', text);

  it('returns the session that another tab has stored', () => {
    write(JSON.stringify({ current: JSON.stringify(stored) }));
    expect(readStoredSession(now)).toEqual(session);
  });

  it.each(['', 'null', '[]', '{', '{"current":"{"}', '{"current":7}', '{"other":"{}"}'])(
    'returns null for %j',
    (text) => {
      write(text);
      expect(readStoredSession(now)).toBeNull();
    },
  );

  it('returns null if storage throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No access.', 'SecurityError');
    });
    expect(readStoredSession(now)).toBeNull();
  });
});
