import {
  keepLinkCode,
  readLinkCode,
  removeLinkCode,
  toEntryCode,
} from '../../src/state/intake-link-code';

describe('D9 the code of an intake link', () => {
  it('is kept for the tab, and then not in history entries', () => {
    keepLinkCode('intake-nia');
    expect(readLinkCode()).toBe('intake-nia');
    expect(Object.values<unknown>(sessionStorage)).toEqual(['intake-nia']);
    expect(localStorage).toHaveLength(0);
    expect(toEntryCode('intake-nia')).toEqual({});
    expect(toEntryCode(null)).toEqual({});
    removeLinkCode();
    expect(readLinkCode()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is in the history entry where it cannot be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    keepLinkCode('intake-nia');
    expect(toEntryCode('intake-nia')).toEqual({ code: 'intake-nia' });
  });
});
