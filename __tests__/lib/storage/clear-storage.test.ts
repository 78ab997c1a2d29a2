import {
  clearStorage,
  getStorageKeys,
  removeStorage,
  writeStorage,
} from '../../../src/lib/storage/safe-storage';

beforeEach(() => {
  for (const key of ['one', 'two'])
    for (const area of [localStorage, sessionStorage]) area.setItem(key, key);
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forbid = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError');
  });

describe('clearing web storage', () => {
  it('removes one key of one area', () => {
    removeStorage('local', 'one');
    expect(getStorageKeys('local')).toEqual(['two']);
    expect(getStorageKeys('session')).toEqual(['one', 'two']);
  });

  it('removes all keys of one area', () => {
    clearStorage('session');
    expect(getStorageKeys('session')).toEqual([]);
    expect(getStorageKeys('local')).toEqual(['one', 'two']);
  });

  it('keeps the keys that are to be kept', () => {
    clearStorage('local', (key) => key === 'two');
    expect(getStorageKeys('local')).toEqual(['two']);
  });

  it('tells whether a value was stored', () => {
    expect(writeStorage('local', 'three', '3')).toBe(true);
    forbid();
    expect(writeStorage('local', 'three', '3')).toBe(false);
  });

  it('does nothing if access to storage is forbidden', () => {
    forbid();
    expect(getStorageKeys('local')).toEqual([]);
    expect(() => removeStorage('local', 'one')).not.toThrow();
    expect(() => clearStorage('local')).not.toThrow();
  });
});
