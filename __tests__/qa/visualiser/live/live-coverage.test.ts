import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { createLiveCoverageStore } from '../../../../src/qa/visualiser/live/live-coverage';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const KEY = 'visualiser.seen';
const chart = toChart(userGateEntry);
const TRANSITION = chart.transitions[0]?.id ?? '';
const seen = (states: readonly string[], transitions: readonly string[] = []) =>
  new Map([['user-gate', { states: new Set(states), transitions: new Set(transitions) }]]);

/** What is seen after a reload of the page. */
const reload = () => createLiveCoverageStore().state.get();

beforeEach(() => window.localStorage.clear());

describe('what was seen in Live', () => {
  it('is still there after a reload, and grows', () => {
    createLiveCoverageStore().addCoverage(seen(['LOADING']));
    createLiveCoverageStore().addCoverage(seen(['failed'], [TRANSITION]));
    expect(reload()).toEqual(seen(['LOADING', 'failed'], [TRANSITION]));
  });

  it('notifies subscribers only of something new', () => {
    const store = createLiveCoverageStore();
    const onChange = jest.fn();
    store.state.subscribe(onChange);
    store.addCoverage(seen(['LOADING']));
    store.addCoverage(seen(['LOADING']));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('is read again when another tab has changed it', () => {
    const store = createLiveCoverageStore();
    const onChange = jest.fn();
    store.state.subscribe(onChange);
    expect(store.state.get()).toEqual(new Map());
    createLiveCoverageStore().addCoverage(seen(['LOADING']));
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
    createLiveCoverageStore().addCoverage(seen(['LOADING', 'nowhere']));
    expect(reload()).toEqual(seen(['LOADING']));
  });

  it('is cleared by starting again', () => {
    const store = createLiveCoverageStore();
    store.addCoverage(seen(['LOADING']));
    store.clearCoverage();
    expect(store.state.get()).toEqual(new Map());
    expect(reload()).toEqual(new Map());
  });
});
