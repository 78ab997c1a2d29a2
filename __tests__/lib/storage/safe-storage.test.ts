import { readStorage, writeStorage } from '../../../src/lib/storage/safe-storage';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const forbidden = () => {
  throw new DOMException('Forbidden.', 'SecurityError');
};

describe('trust: storage that may throw, be full or vanish', () => {
  it('keeps the two areas apart', () => {
    writeStorage('local', 'key', 'far');
    writeStorage('session', 'key', 'near');
    expect([readStorage('local', 'key'), readStorage('session', 'key')]).toEqual(['far', 'near']);
    expect(readStorage('local', 'other')).toBeNull();
  });

  it('reads as empty where reading is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    expect(readStorage('local', 'key')).toBeNull();
  });

  it('goes on where writing is forbidden or storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    expect(() => writeStorage('session', 'key', 'value')).not.toThrow();
  });

  it('goes on where even the area itself is forbidden', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden);
    expect(readStorage('local', 'key')).toBeNull();
    expect(() => writeStorage('local', 'key', 'value')).not.toThrow();
  });
});
