/** @jest-environment node */
import { countEarlierPages, readPageEntry } from '../../../src/lib/history/page-entry';

describe('the page of a form in a history entry', () => {
  it.each([
    [null, null],
    ['text', null],
    [{}, null],
    [{ page: '1' }, null],
    [{ page: 1.5 }, null],
    [{ page: -1 }, null],
    [{ page: 0 }, { page: 0, firstPage: 0 }],
    [{ page: 2 }, { page: 2, firstPage: 0 }],
    [
      { page: 2, firstPage: 1 },
      { page: 2, firstPage: 1 },
    ],
    [
      { page: 2, firstPage: 3 },
      { page: 2, firstPage: 2 },
    ],
    [
      { page: 2, firstPage: 'x' },
      { page: 2, firstPage: 0 },
    ],
  ])('is read from the state %j', (state, expected) =>
    expect(readPageEntry(state)).toEqual(expected),
  );

  it.each([
    [null, 0],
    [{ page: 2 }, 2],
    [{ page: 2, firstPage: 2 }, 0],
    [{ page: 3, firstPage: 1 }, 2],
  ])('has earlier pages before it: %j', (state, count) =>
    expect(countEarlierPages(state)).toBe(count),
  );
});
