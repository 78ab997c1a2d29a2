import {
  countEarlierPages,
  pushPageEntry,
  readCurrentPage,
  readPageEntry,
} from '../../../src/lib/history/page-entry';

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

describe('the page of a form before the router has loaded', () => {
  it.each([
    [null, 0],
    [{ idx: 1 }, 0],
    [{ usr: { page: 2 } }, 2],
  ])('is read from the entry %j', (state, page) => {
    window.history.replaceState(state, '');
    expect(readCurrentPage()).toBe(page);
  });

  it('gets an entry as the router would add it, and the entry before it keeps its state', async () => {
    window.history.replaceState({ idx: 3, usr: { page: 0 } }, '');
    pushPageEntry({ page: 1, firstPage: 0 });
    expect(window.history.state).toMatchObject({ idx: 4, usr: { page: 1, firstPage: 0 } });
    const { key } = window.history.state as { readonly key: string };
    pushPageEntry({ page: 2, firstPage: 0 });
    expect(window.history.state).toMatchObject({ idx: 5, usr: { page: 2, firstPage: 0 } });
    expect(window.history.state).not.toMatchObject({ key });
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
      window.history.go(-2);
    });
    expect(window.history.state).toEqual({ idx: 3, usr: { page: 0 } });
  });

  it('gets the second entry of the app if the first has no number yet', () => {
    window.history.replaceState(null, '');
    pushPageEntry({ page: 1, firstPage: 0 });
    expect(window.history.state).toMatchObject({ idx: 1 });
  });
});
