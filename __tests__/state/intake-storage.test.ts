import * as v from 'valibot';
import { createApp } from '../../src/app/boot/create-app';
import { configurationSchema } from '../../src/lib/configuration/configuration.schema';
import {
  dropAbandonedIntake,
  INTAKE_LINK_KEY,
  isIntakeStorageKey,
  SETUP_INTENT_KEY,
} from '../../src/state/intake-storage';
import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';
import { createWrapper } from '../../src/wrapper/create-wrapper';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const KEYS = ['persist:intake-progress', 'persist:intake-session'];

const store = (current: unknown) => {
  for (const key of KEYS)
    localStorage.setItem(key, JSON.stringify({ current: JSON.stringify(current) }));
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
    for (const key of [...KEYS, SETUP_INTENT_KEY, INTAKE_LINK_KEY])
      expect(isIntakeStorageKey(key)).toBe(true);
    for (const key of ['persist:session', 'intake-progress', ''])
      expect(isIntakeStorageKey(key)).toBe(false);
  });

  it.each([-86_400_000, -1, 0, SESSION_LIFETIME_MS - 1])(
    'is kept until then: after %i ms',
    (age) => {
      store({ storedAt: NOW - age });
      dropAbandonedIntake(NOW);
      expect(getStoredKeys()).toEqual(KEYS);
    },
  );

  it.each([{ storedAt: 'yesterday' }, { storedAt: String(NOW) }, {}, null, 'text'])(
    'is dropped if its age is unknown: %j',
    (current) => {
      store(current);
      dropAbandonedIntake(NOW);
      expect(getStoredKeys()).toEqual([]);
    },
  );

  it.each(['', '{', 'null', '{"current":"{"}'])('is dropped if it cannot be read: %j', (text) => {
    localStorage.setItem('persist:intake-progress', text);
    dropAbandonedIntake(NOW);
    expect(getStoredKeys()).toEqual([]);
  });

  it('is no problem if storage throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No access.', 'SecurityError');
    });
    expect(() => dropAbandonedIntake(NOW)).not.toThrow();
    jest.restoreAllMocks();
  });
});
