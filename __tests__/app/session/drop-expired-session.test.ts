import * as v from 'valibot';
import { createApp } from '../../../src/app/boot/create-app';
import { configurationSchema } from '../../../src/lib/configuration/configuration.schema';
import { SESSION_LIFETIME_MS, toStoredSession } from '../../../src/state/stored-session';
import { createWrapper } from '../../../src/wrapper/create-wrapper';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const KEY = 'persist:session';
const UNCONFIRMED = 'sign-out-unconfirmed';

const store = (current: unknown) =>
  localStorage.setItem(KEY, JSON.stringify({ current: JSON.stringify(current) }));
const storeSession = (age: number) =>
  store(
    toStoredSession({
      kind: 'magic-link',
      accessToken: 'access',
      refreshToken: 'refresh',
      magicCode: 'magic-ada',
      storedAt: NOW - age,
    }),
  );
/** What any page does first: no service of the session or the intake is created. */
const startApp = () =>
  createApp({
    configuration: v.parse(configurationSchema, {}),
    wrapper: createWrapper({ navigator: { userAgent: 'Mozilla/5.0' } }),
    clock: { now: () => NOW },
  });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('D3 the tokens of a magic link', () => {
  it('D3: go on any page once they are 30 days old, and the cookie must not resume their user', () => {
    storeSession(SESSION_LIFETIME_MS);
    startApp();
    expect(Object.keys(localStorage)).toEqual([UNCONFIRMED]);
  });

  it('D3: stay until then', () => {
    storeSession(SESSION_LIFETIME_MS - 1);
    startApp();
    expect(Object.keys(localStorage)).toEqual([KEY]);
  });

  it.each([{ storedAt: NOW + 1 }, { storedAt: 'yesterday' }, {}, 'text', null])(
    'D3: go if their age is unknown: %j',
    (current) => {
      store(current);
      startApp();
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );
});
