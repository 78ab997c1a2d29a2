import { pendingSignOut } from '../../src/state/pending-sign-out';

afterEach(() => pendingSignOut.clear());

describe('D3 a sign-out that the server has not confirmed', () => {
  it('is remembered by the device, until it is confirmed', () => {
    expect(pendingSignOut.isSet()).toBe(false);
    pendingSignOut.set();
    expect(pendingSignOut.isSet()).toBe(true);
    expect(localStorage).toHaveLength(1);
    pendingSignOut.clear();
    expect(pendingSignOut.isSet()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('is remembered in storage alone where there is storage: another tab may confirm it', () => {
    pendingSignOut.set();
    localStorage.clear();
    expect(pendingSignOut.isSet()).toBe(false);
  });

  it('is remembered by the page where storage is full', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    pendingSignOut.set();
    expect(pendingSignOut.isSet()).toBe(true);
    pendingSignOut.clear();
    expect(pendingSignOut.isSet()).toBe(false);
    setItem.mockRestore();
  });
});
