/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { diffCharts } from '../../../../src/qa/visualiser/diff/diff-charts';
import type { Chart, ChartRules } from '../../../../src/qa/visualiser/model/chart.types';
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

/** Rules of which some have `hash` as their source. */
function toRules(hash: string): ChartRules {
  const selector = 'machines/user-gate/user-gate.selectors.ts selectIsConsentMissing';
  return {
    items: {
      'guard isConsentMissing': { hash: '1', uses: [selector] },
      'guard isBirthdayUnverified': { hash: '2', uses: [] },
      'action clearFailure': { hash, uses: [] },
      'state LOADING': { hash, uses: [] },
    },
    parts: { [selector]: { hash, uses: [] } },
  };
}

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

  it('does not compare rules with an export that has none', () => {
    expect(diff.rules).toBeNull();
  });

  it('lists a changed rule, and marks the states and transitions that use it', () => {
    const [earlier, current] = ['3', '4'].map((hash) => ({ ...now, rules: toRules(hash) }));
    if (earlier === undefined || current === undefined) throw new Error('There are no charts.');
    const { rules, states, transitions } = diffCharts(earlier, current);
    const because = ['selectIsConsentMissing in user-gate.selectors.ts'];
    expect(rules).toEqual([
      { change: 'changed', kind: 'guard', name: 'isConsentMissing', causes: because },
      { change: 'changed', kind: 'action', name: 'clearFailure', causes: ['its own source'] },
      { change: 'changed', kind: 'state', name: 'LOADING', causes: ['its own source'] },
    ]);
    expect([...transitions]).toEqual([
      [
        'deciding · at once [isConsentMissing] → CONSENT_REQUIRED',
        {
          change: 'changed',
          details: [`guard isConsentMissing: something it uses changed: ${because.join()}`],
        },
      ],
    ]);
    expect(Object.fromEntries([...states].map(([path, { details }]) => [path, details]))).toEqual({
      LOADING: ['action clearFailure: its rule changed', 'inline code: its rule changed'],
      'CONSENT_REQUIRED.accepting': ['action clearFailure: its rule changed'],
    });
  });

  it('finds no changes between a chart and itself', () => {
    for (const chart of MACHINE_REGISTRY.map(toChart)) {
      const { states, transitions, merged } = diffCharts(chart, chart);
      expect(states.size + transitions.size).toBe(0);
      expect(merged).toEqual(chart);
    }
  });
});
