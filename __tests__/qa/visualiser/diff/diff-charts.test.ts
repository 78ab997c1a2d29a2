/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { diffCharts } from '../../../../src/qa/visualiser/diff/diff-charts';
import type { Chart } from '../../../../src/qa/visualiser/model/chart.types';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { layOut } from '../layout/lay-out';

const entry = MACHINE_REGISTRY.find(({ id }) => id === 'user-gate');
if (entry === undefined) throw new Error('There is no user gate.');
const now = toChart(entry);
const loading = now.states.find(({ path }) => path === 'LOADING');
if (loading === undefined) throw new Error('There is no LOADING.');

/** A chart of an invented earlier release. */
const before: Chart = {
  ...now,
  states: [
    ...now.states
      .filter(({ path }) => path !== 'failed')
      .map((state) => (state.path === 'LOADING' ? { ...state, tags: ['waiting'] } : state)),
    {
      ...loading,
      path: 'CONSENT_REQUIRED.explaining',
      key: 'explaining',
      parent: 'CONSENT_REQUIRED',
      isInitial: true,
    },
  ],
  transitions: [
    ...now.transitions
      .filter(({ source, targets }) => source !== 'failed' && !targets.includes('failed'))
      .map((transition) =>
        transition.trigger === 'loadGate done' ? { ...transition, actions: [] } : transition,
      ),
    {
      id: 'CONSENT_REQUIRED.explaining · SKIP → open',
      source: 'CONSENT_REQUIRED.explaining',
      kind: 'event',
      trigger: 'SKIP',
      guard: null,
      targets: ['open'],
      actions: [],
    },
  ],
};

describe('chart comparison', () => {
  const diff = diffCharts(before, now);

  it('lists added, removed and changed states', () => {
    expect([...diff.states]).toEqual([
      ['LOADING', { change: 'changed', details: ['tags: waiting → loading'] }],
      ['failed', { change: 'added', details: [] }],
      ['CONSENT_REQUIRED.explaining', { change: 'removed', details: [] }],
    ]);
  });

  it('lists added, removed and changed transitions', () => {
    expect([...diff.transitions].map(([id, { change }]) => [id, change])).toEqual([
      ['LOADING · loadGate done → deciding', 'changed'],
      ['LOADING · loadGate error → failed', 'added'],
      ['failed · TRY_AGAIN → LOADING', 'added'],
      ['CONSENT_REQUIRED.explaining · SKIP → open', 'removed'],
    ]);
  });

  it('keeps removed states and transitions in the merged chart', async () => {
    const { states, transitions } = await layOut(diff.merged);
    expect(states.has('CONSENT_REQUIRED.explaining')).toBe(true);
    expect(transitions.has('CONSENT_REQUIRED.explaining · SKIP → open')).toBe(true);
    const initialStates = diff.merged.states.filter(
      ({ parent, isInitial }) => parent === 'CONSENT_REQUIRED' && isInitial,
    );
    expect(initialStates.map(({ key }) => key)).toEqual(['reading']);
  });

  it('does not compare walkthroughs with an export that has none', () => {
    expect(diff.walkthroughs).toBeNull();
  });

  it('lists the walkthroughs that are new, gone, or differ, with the first line that differs', () => {
    const toWalkthroughs = (texts: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(texts).map(([id, steps]) => ({ id, title: id, steps }));
    const { walkthroughs } = diffCharts(
      { ...now, walkthroughs: toWalkthroughs({ same: ['a'], gone: [], other: ['a', 'b', 'c'] }) },
      { ...now, walkthroughs: toWalkthroughs({ same: ['a'], fresh: [], other: ['a', 'B', 'c'] }) },
    );
    expect(walkthroughs?.map(({ change, id, detail }) => [change, id, detail])).toEqual([
      ['added', 'fresh', ''],
      ['changed', 'other', 'B'],
      ['removed', 'gone', ''],
    ]);
  });

  it('finds no changes between a chart and itself', () => {
    for (const chart of MACHINE_REGISTRY.map(toChart)) {
      const { states, transitions, merged } = diffCharts(chart, chart);
      expect(states.size + transitions.size).toBe(0);
      expect(merged).toEqual(chart);
    }
  });
});
