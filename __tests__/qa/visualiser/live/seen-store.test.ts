import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';

const KEY = 'visualiser.seen';
const TRANSITION = toChart(userGateEntry).transitions[0]?.id ?? '';
const seen = (states: readonly string[], transitions: readonly string[] = []) =>
  new Map([['user-gate', { states: new Set(states), transitions: new Set(transitions) }]]);

describe('what was seen in Live', () => {
  beforeEach(() => {
    window.localStorage.clear();
    jest.resetModules();
  });

  const loadStore = () => import('../../../../src/qa/visualiser/live/seen-store');
  const reload = () => {
    jest.resetModules();
    return loadStore();
  };

  it('is still there after a reload, and grows', async () => {
    (await loadStore()).addSeen(seen(['LOADING']));
    const { addSeen } = await reload();
    addSeen(seen(['failed'], [TRANSITION]));
    const { getSeen } = await reload();
    expect(getSeen()).toEqual(seen(['LOADING', 'failed'], [TRANSITION]));
  });

  it('is dropped for a machine whose chart has changed', async () => {
    (await loadStore()).addSeen(seen(['LOADING']));
    const text = window.localStorage.getItem(KEY) ?? '';
    const { hashChart } = await reload();
    const chart = toChart(userGateEntry);
    expect(text).toContain(hashChart(chart));
    const changed = { ...chart, transitions: chart.transitions.slice(1) };
    window.localStorage.setItem(KEY, text.replace(hashChart(chart), hashChart(changed)));
    expect((await reload()).getSeen()).toEqual(new Map());
  });

  it('is empty if the stored data is invalid, and omits unknown states', async () => {
    for (const text of ['{', '[]', '{"user-gate":1}', '{"user-gate":{"chart":"0","states":[]}}']) {
      window.localStorage.setItem(KEY, text);
      expect((await reload()).getSeen()).toEqual(new Map());
    }
    window.localStorage.clear();
    (await reload()).addSeen(seen(['LOADING', 'nowhere']));
    expect((await reload()).getSeen()).toEqual(seen(['LOADING']));
  });

  it('is cleared by starting again', async () => {
    const { addSeen, clearSeen, getSeen } = await loadStore();
    addSeen(seen(['LOADING']));
    clearSeen();
    expect(getSeen()).toEqual(new Map());
    expect((await reload()).getSeen()).toEqual(new Map());
  });
});
