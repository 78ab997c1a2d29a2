import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { createSeenStore } from '../../../../src/qa/visualiser/live/seen-store';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const KEY = 'visualiser.seen';
const chart = toChart(userGateEntry);
const TRANSITION = chart.transitions[0]?.id ?? '';
const seen = (states: readonly string[], transitions: readonly string[] = []) =>
  new Map([['user-gate', { states: new Set(states), transitions: new Set(transitions) }]]);

/** What is seen after a reload of the page. */
const reload = () => createSeenStore().state.get();

beforeEach(() => window.localStorage.clear());

describe('what was seen in Live', () => {
  it('is still there after a reload, and grows', () => {
    createSeenStore().addSeen(seen(['LOADING']));
    createSeenStore().addSeen(seen(['failed'], [TRANSITION]));
    expect(reload()).toEqual(seen(['LOADING', 'failed'], [TRANSITION]));
  });

  it('notifies subscribers only of something new', () => {
    const store = createSeenStore();
    const onChange = jest.fn();
    store.state.subscribe(onChange);
    store.addSeen(seen(['LOADING']));
    store.addSeen(seen(['LOADING']));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is read again when another tab has changed it', () => {
    const store = createSeenStore();
    const onChange = jest.fn();
    store.state.subscribe(onChange);
    expect(store.state.get()).toEqual(new Map());
    createSeenStore().addSeen(seen(['LOADING']));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.state.get()).toEqual(seen(['LOADING']));
  });

  it.each(['{', '[]', '{"user-gate":1}', '{"user-gate":{"states":[]}}'])(
    'is empty if the stored data is %j',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(reload()).toEqual(new Map());
    },
  );

  it('omits stored states that do not exist', () => {
    createSeenStore().addSeen(seen(['LOADING', 'nowhere']));
    expect(reload()).toEqual(seen(['LOADING']));
  });

  it('is cleared by starting again', () => {
    const store = createSeenStore();
    store.addSeen(seen(['LOADING']));
    store.clearSeen();
    expect(store.state.get()).toEqual(new Map());
    expect(reload()).toEqual(new Map());
  });
});
