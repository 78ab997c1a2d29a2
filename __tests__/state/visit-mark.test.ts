import { getDraftKey } from '../../src/state/drafts/draft-key';
import { visitMark } from '../../src/state/visit-mark';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const storeDraft = () =>
  sessionStorage.setItem(getDraftKey({ userId: 'ada', form: 'check-in', ids: [] }), '{}');

describe('D3 a tab that cannot hear a sign-out', () => {
  it.each([
    ['has drafts', storeDraft, false],
    ['has a page that the browser keeps', () => undefined, true],
  ])(
    'that %s knows of it later: the device is no longer marked as it is',
    (_, setUp, isPageKept) => {
      setUp();
      const mark = visitMark.set({ isPageKept });
      expect(mark).not.toBeNull();
      expect(visitMark.isOver()).toBe(false);
      localStorage.clear();
      expect(visitMark.isOver()).toBe(true);
      // Of the page itself, also when the sign-out was in another document of this tab.
      sessionStorage.clear();
      expect(visitMark.isOver(mark)).toBe(true);
    },
  );

  it('is not marked if nothing of a person is left in it', () => {
    expect(visitMark.set({ isPageKept: false })).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(visitMark.isOver(null)).toBe(false);
  });

  it('has the mark of the device, and keeps one from before a sign-out', () => {
    storeDraft();
    localStorage.setItem('visit', 'of-another-tab');
    expect(visitMark.set({ isPageKept: false })).toBe('of-another-tab');
    localStorage.setItem('visit', 'after-a-sign-out');
    expect(visitMark.set({ isPageKept: false })).toBe('of-another-tab');
    expect(visitMark.isOver()).toBe(true);
    visitMark.clear();
    expect(visitMark.isOver()).toBe(false);
    expect(visitMark.set({ isPageKept: false })).toBe('after-a-sign-out');
  });

  it('counts as not ended if nothing can be stored', () => {
    storeDraft();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(visitMark.set({ isPageKept: true })).toBeNull();
    expect(visitMark.isOver()).toBe(false);
    jest.restoreAllMocks();
  });
});
