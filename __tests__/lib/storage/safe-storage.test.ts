import { readStorage, writeStorage } from '../../../src/lib/storage/safe-storage';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forbidden = () => {
  throw new DOMException('Forbidden.', 'SecurityError');
};

describe('web storage that may throw or be full', () => {
  it('separates local from session storage', () => {
    writeStorage('local', 'key', 'far');
    writeStorage('session', 'key', 'near');
    expect([readStorage('local', 'key'), readStorage('session', 'key')]).toEqual(['far', 'near']);
    expect(readStorage('local', 'other')).toBeNull();
  });

  it('reads null if reading is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    expect(readStorage('local', 'key')).toBeNull();
  });

  it('does not throw if writing is forbidden or storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => writeStorage('session', 'key', 'value')).not.toThrow();
  });

  it('does not throw if even the access to storage is forbidden', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    expect(readStorage('local', 'key')).toBeNull();
    expect(() => writeStorage('local', 'key', 'value')).not.toThrow();
  });
});
