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

/** The chart as an earlier release might have had it. */
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
      .map((one) => (one.trigger === 'loadGate done' ? { ...one, actions: [] } : one)),
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

describe('what a release changed', () => {
  const diff = diffCharts(before, now);

  it('is told state by state', () => {
    expect([...diff.states]).toEqual([
      ['LOADING', { change: 'changed', details: ['tags: waiting → loading'] }],
      ['failed', { change: 'added', details: [] }],
      ['CONSENT_REQUIRED.explaining', { change: 'removed', details: [] }],
    ]);
  });

  it('is told transition by transition', () => {
    expect([...diff.transitions].map(([id, { change }]) => [id, change])).toEqual([
      ['LOADING · loadGate done → deciding', 'changed'],
      ['LOADING · loadGate error → failed', 'added'],
      ['failed · TRY_AGAIN → LOADING', 'added'],
      ['CONSENT_REQUIRED.explaining · SKIP → open', 'removed'],
    ]);
  });

  it('is drawn with what is gone in its place', async () => {
    const { states, transitions } = await layOut(diff.merged);
    expect(states.has('CONSENT_REQUIRED.explaining')).toBe(true);
    expect(transitions.has('CONSENT_REQUIRED.explaining · SKIP → open')).toBe(true);
    const firsts = diff.merged.states.filter(
      ({ parent, isInitial }) => parent === 'CONSENT_REQUIRED' && isInitial,
    );
    expect(firsts.map(({ key }) => key)).toEqual(['reading']);
  });

  it('is nothing between a chart and itself', () => {
    for (const one of MACHINE_REGISTRY.map(toChart)) {
      const { states, transitions, merged } = diffCharts(one, one);
      expect(states.size + transitions.size).toBe(0);
      expect(merged).toEqual(one);
    }
  });
});
