import { getEntryIndex } from '../../../src/lib/history/entry-index';

afterEach(() => window.history.replaceState(null, ''));

describe('the index of a history entry', () => {
  it('is the number that the router stored in the entry', () => {
    window.history.replaceState({ usr: null, key: 'k', idx: 2 }, '');
    expect(getEntryIndex()).toBe(2);
  });

  it.each([null, 'text', {}, { idx: '1' }])('is null for the state %j', (state) => {
    window.history.replaceState(state, '');
    expect(getEntryIndex()).toBeNull();
  });
});
