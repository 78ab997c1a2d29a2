/** @jest-environment node */
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { foldChart } from '../../../../src/qa/visualiser/model/fold-chart';
import { listFoldable, listFoldedAtFirst } from '../../../../src/qa/visualiser/model/foldable';
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
const fold = (...paths: string[]) => foldChart(chart, new Set(paths));

describe('folded chart', () => {
  it('leaves out the inner states of a folded state, at any depth, and counts them', () => {
    const folded = fold('A');
    expect(folded.states.map(({ path }) => path)).toEqual(['', 'start', 'A', 'end']);
    expect(folded.folds.get('A')).toEqual({ isFolded: true, label: '3 states' });
    expect(fold('A.two').folds.get('A')).toEqual({ isFolded: false, label: '3 states' });
    expect(fold('A', 'A.two').states).toHaveLength(4);
  });

  it('ends transitions from and to inner states at the folded state, and leaves out those inside', () => {
    const folded = fold('A');
    expect(folded.transitions.map(({ source, targets }) => [source, ...targets])).toEqual([
      ['start', 'A'],
      ['A', 'end'],
      ['A'],
    ]);
    expect(folded.drawnAs.get(inside.id)).toBe('A');
    expect(folded.drawnAs.get(reentry.id)).toBe('A');
    expect(folded.drawnAs.get('A.two.deep')).toBe('A');
  });

  it('merges parallel transitions into one arrow with their number', () => {
    const { transitions, merged, drawnAs } = fold('A');
    const [, arrow] = transitions;
    expect(arrow).toMatchObject({ trigger: '2 transitions', guard: null, kind: 'event' });
    expect(merged.get(arrow?.id ?? '')).toEqual([failure, success]);
    expect(drawnAs.get(success.id)).toBe(arrow?.id);
  });

  it('names a merged arrow after its trigger if all have the same', () => {
    const again = makeTransition('A.two', 'end', { trigger: 'load error', kind: 'error' });
    const same = makeChart(chart.states.slice(1), [failure, again]);
    expect(foldChart(same, new Set(['A'])).transitions).toEqual([
      expect.objectContaining({ trigger: 'load error ×2', kind: 'error' }),
    ]);
  });

  it('does not merge transitions between states that are not folded', () => {
    const twice = [
      makeTransition('start', 'end'),
      makeTransition('start', 'end', { guard: 'isOk' }),
    ];
    expect(foldChart(makeChart(chart.states.slice(1), twice)).transitions).toEqual(twice);
    expect(foldChart(chart).transitions).toEqual(chart.transitions);
  });

  it('folds a state with many branches to the one that leads to the state after it', () => {
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
    expect(listFoldable(branching)).toEqual(['choose']);
    const folded = foldChart(branching, new Set(['choose']));
    expect(folded.transitions.map(({ guard }) => guard)).toEqual(['isOne']);
    expect(folded.folds.get('choose')?.label).toBe('3 branches');
    expect(listFoldable(makeChart(states, branches.slice(1)))).toEqual([]);
  });

  it('is the same for the same folded states, so that it is laid out once', () => {
    expect(fold('A', 'A.two')).toBe(fold('A.two', 'A'));
    expect(fold('A')).not.toBe(fold());
  });
});

describe('states that are folded at first', () => {
  it('are all of a large chart, and none of a small one', () => {
    const intake = toChart(intakeEntry);
    expect(listFoldedAtFirst(intake)).toEqual(listFoldable(intake));
    expect(listFoldable(intake)).toContain('QUESTIONNAIRE');
    expect(listFoldable(intake)).toContain('starting');
    expect(listFoldedAtFirst(chart)).toEqual([]);
    expect(listFoldable(chart)).toEqual(['A', 'A.two']);
  });
});
