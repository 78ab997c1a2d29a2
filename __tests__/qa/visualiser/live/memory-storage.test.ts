import { createMemoryStorage } from '../../../../src/qa/visualiser/live/memory-storage';

describe("the storage of Live's app", () => {
  it('lists its items as the storage of a browser does, and clears them', () => {
    for (const storage of [createMemoryStorage(), window.sessionStorage]) {
      storage.setItem('language', 'es');
      storage.setItem('draft', '{}');
      storage.removeItem('language');
      expect(Object.keys(storage)).toEqual(['draft']);
      expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'draft', null]);
      expect([storage.getItem('draft'), storage.getItem('key')]).toEqual(['{}', null]);
      storage.clear();
      expect(Object.keys(storage)).toEqual([]);
    }
  });
});
