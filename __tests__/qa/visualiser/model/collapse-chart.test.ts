/** @jest-environment node */
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { collapseChart } from '../../../../src/qa/visualiser/model/collapse-chart';
import {
  listCollapsible,
  listCollapsedAtFirst,
} from '../../../../src/qa/visualiser/model/collapsible';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { makeChart, makeState, makeTransition } from './make-chart';

const start = makeTransition('start', 'A.one');
const inside = makeTransition('A.one', 'A.two');
const reentry = makeTransition('A', 'A.one', { trigger: 'BACK' });
const failure = makeTransition('A.one', 'end', { trigger: 'load error', kind: 'error' });
const success = makeTransition('A.two', 'end', { trigger: 'load done', kind: 'done' });
const stay = makeTransition('A', null, { trigger: 'TYPED' });
const chart = makeChart(
  [
    makeState('start'),
    makeState('A', { kind: 'compound' }),
    makeState('A.one'),
    makeState('A.two', { kind: 'compound' }),
    makeState('A.two.deep'),
    makeState('end'),
  ],
  [start, inside, reentry, failure, success, stay],
);
const collapse = (...paths: string[]) => collapseChart(chart, new Set(paths));

describe('collapsed chart', () => {
  it('leaves out the inner states of a collapsed state, at any depth, and counts them', () => {
    const collapsed = collapse('A');
    expect(collapsed.states.map(({ path }) => path)).toEqual(['', 'start', 'A', 'end']);
    expect(collapsed.collapses.get('A')).toEqual({ isCollapsed: true, label: '3 states' });
    expect(collapse('A.two').collapses.get('A')).toEqual({ isCollapsed: false, label: '3 states' });
    expect(collapse('A', 'A.two').states).toHaveLength(4);
  });

  it('ends transitions from and to inner states at the collapsed state, and leaves out those inside', () => {
    const collapsed = collapse('A');
    expect(collapsed.transitions.map(({ source, targets }) => [source, ...targets])).toEqual([
      ['start', 'A'],
      ['A', 'end'],
      ['A'],
    ]);
    expect(collapsed.drawnAs.get(inside.id)).toBe('A');
    expect(collapsed.drawnAs.get(reentry.id)).toBe('A');
    expect(collapsed.drawnAs.get('A.two.deep')).toBe('A');
  });

  it('merges parallel transitions into one arrow with their number', () => {
    const { transitions, merged, drawnAs } = collapse('A');
    const [, arrow] = transitions;
    expect(arrow).toMatchObject({ trigger: '2 transitions', guard: null, kind: 'event' });
    expect(merged.get(arrow?.id ?? '')).toEqual([failure, success]);
    expect(drawnAs.get(success.id)).toBe(arrow?.id);
  });

  it('names a merged arrow after its trigger if all have the same', () => {
    const again = makeTransition('A.two', 'end', { trigger: 'load error', kind: 'error' });
    const same = makeChart(chart.states.slice(1), [failure, again]);
    expect(collapseChart(same, new Set(['A'])).transitions).toEqual([
      expect.objectContaining({ trigger: 'load error ×2', kind: 'error' }),
    ]);
  });

  it('does not merge transitions between states that are not collapsed', () => {
    const twice = [
      makeTransition('start', 'end'),
      makeTransition('start', 'end', { guard: 'isOk' }),
    ];
    expect(collapseChart(makeChart(chart.states.slice(1), twice)).transitions).toEqual(twice);
    expect(collapseChart(chart).transitions).toEqual(chart.transitions);
  });

  it('collapses a state with many branches to the one that leads to the state after it', () => {
    const branch = (target: string, guard: string | null = null) =>
      makeTransition('choose', target, { kind: 'always', trigger: 'at once', guard });
    const branches = [
      branch('three', 'isThree'),
      branch('one', 'isOne'),
      branch('two'),
      branch('one'),
    ];
    const states = ['choose', 'one', 'two', 'three'].map((path) => makeState(path));
    const branching = makeChart(states, branches);
    expect(listCollapsible(branching)).toEqual(['choose']);
    const collapsed = collapseChart(branching, new Set(['choose']));
    expect(collapsed.transitions.map(({ guard }) => guard)).toEqual(['isOne']);
    expect(collapsed.collapses.get('choose')?.label).toBe('3 branches');
    expect(listCollapsible(makeChart(states, branches.slice(1)))).toEqual([]);
  });

  it('is the same for the same collapsed states, so that it is laid out once', () => {
    expect(collapse('A', 'A.two')).toBe(collapse('A.two', 'A'));
    expect(collapse('A')).not.toBe(collapse());
  });
});

describe('states that are collapsed at first', () => {
  it('are all of a large chart, and none of a small one', () => {
    const intake = toChart(intakeEntry);
    expect(listCollapsedAtFirst(intake)).toEqual(listCollapsible(intake));
    expect(listCollapsible(intake)).toContain('QUESTIONNAIRE');
    expect(listCollapsible(intake)).toContain('starting');
    expect(listCollapsedAtFirst(chart)).toEqual([]);
    expect(listCollapsible(chart)).toEqual(['A', 'A.two']);
  });
});
