import * as v from 'valibot';
import { createApp } from '../../src/app/boot/create-app';
import { configurationSchema } from '../../src/lib/configuration/configuration.schema';
import {
  dropAbandonedIntakes,
  INTAKE_LINK_KEY,
  isIntakeStorageKey,
} from '../../src/state/intake-storage';
import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';
import { createWrapper } from '../../src/wrapper/create-wrapper';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const KEYS = ['persist:intake-progress abc', 'persist:intake-session abc'];
const PLAIN_KEYS = ['card-setup abc', 'intake-writer abc'];

const store = (current: unknown) => {
  for (const key of KEYS)
    localStorage.setItem(key, JSON.stringify({ current: JSON.stringify(current) }));
  for (const key of PLAIN_KEYS) localStorage.setItem(key, JSON.stringify(current));
};
const getStoredKeys = () => Object.keys(localStorage).sort();

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('§9 an abandoned intake', () => {
  it('is dropped at any start of the app once it is 30 days old', () => {
    store({ storedAt: NOW - SESSION_LIFETIME_MS, formData: { basicInfo: { firstName: 'Nia' } } });
    localStorage.setItem('other', 'x');
    createApp({
      configuration: v.parse(configurationSchema, {}),
      wrapper: createWrapper({ navigator: { userAgent: 'Mozilla/5.0' } }),
      clock: { now: () => NOW },
    });
    expect(getStoredKeys()).toEqual(['other']);
  });

  it('has keys of its own in storage', () => {
    for (const key of [...KEYS, ...PLAIN_KEYS, INTAKE_LINK_KEY])
      expect(isIntakeStorageKey(key)).toBe(true);
    for (const key of ['persist:session', 'intake-progress abc', 'intake-link abc', ''])
      expect(isIntakeStorageKey(key)).toBe(false);
  });

  it.each([-86_400_000, -1, 0, SESSION_LIFETIME_MS - 1])(
    'is kept until then: after %i ms',
    (age) => {
      store({ storedAt: NOW - age });
      dropAbandonedIntakes(NOW);
      expect(getStoredKeys()).toEqual([...PLAIN_KEYS, ...KEYS].sort());
    },
  );

  it.each([{ storedAt: 'yesterday' }, { storedAt: String(NOW) }, {}, null, 'text'])(
    'is dropped if its age is unknown: %j',
    (current) => {
      store(current);
      dropAbandonedIntakes(NOW);
      expect(getStoredKeys()).toEqual([]);
    },
  );

  it.each(['', '{', 'null', '{"current":"{"}'])('is dropped if it cannot be read: %j', (text) => {
    for (const key of ['persist:intake-progress abc', 'intake-writer abc'])
      localStorage.setItem(key, text);
    dropAbandonedIntakes(NOW);
    expect(getStoredKeys()).toEqual([]);
  });

  it('is no problem if storage throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No access.', 'SecurityError');
    });
    expect(() => dropAbandonedIntakes(NOW)).not.toThrow();
    jest.restoreAllMocks();
  });
});
