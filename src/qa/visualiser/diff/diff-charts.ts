import { formatDelay } from '../layout/box-content';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { ChartDiff, ItemChange } from './diff.types';
import { diffWalkthroughs } from './diff-walkthroughs';

type ComparedField<Item> = readonly [name: string, read: (item: Item) => string];

const stateFields: readonly ComparedField<ChartState>[] = [
  ['title', ({ title }) => title],
  ['expected view', ({ sees }) => sees],
  ['kind', ({ kind }) => kind],
  ['initial', ({ isInitial }) => (isInitial ? 'yes' : 'no')],
  ['tags', ({ tags }) => tags.join(', ')],
  ['invokes', ({ actors }) => actors.join(', ')],
  ['delays', ({ delays }) => delays.map(formatDelay).join(', ')],
  ['entry actions', ({ entry }) => entry.join(', ')],
  ['exit actions', ({ exit }) => exit.join(', ')],
  ['ignores', ({ ignores }) => ignores.join(', ')],
];

const transitionFields: readonly ComparedField<ChartTransition>[] = [
  ['actions', ({ actions }) => actions.join(', ')],
];

/** Compares two charts of the same machine, and their walkthroughs if both have them. */
export function diffCharts(before: Chart, now: Chart): ChartDiff {
  const states = compare(before.states, now.states, ({ path }) => path, stateFields);
  const transitions = compare(
    before.transitions,
    now.transitions,
    ({ id }) => id,
    transitionFields,
  );
  return {
    states: states.changes,
    transitions: transitions.changes,
    walkthroughs:
      before.walkthroughs && now.walkthroughs
        ? diffWalkthroughs(before.walkthroughs, now.walkthroughs)
        : null,
    merged: { ...now, states: withOneInitialState(states.all), transitions: transitions.all },
  };
}

function compare<Item>(
  before: readonly Item[],
  now: readonly Item[],
  getKey: (item: Item) => string,
  fields: readonly ComparedField<Item>[],
) {
  const previousByKey = new Map(before.map((item) => [getKey(item), item]));
  const currentKeys = new Set(now.map(getKey));
  const removed = before.filter((item) => !currentKeys.has(getKey(item)));
  const changes = new Map<string, ItemChange>();
  for (const item of now) {
    const previous = previousByKey.get(getKey(item));
    const details = previous === undefined ? [] : listDifferences(previous, item, fields);
    if (previous === undefined) changes.set(getKey(item), { change: 'added', details });
    else if (details.length > 0) changes.set(getKey(item), { change: 'changed', details });
  }
  for (const item of removed) changes.set(getKey(item), { change: 'removed', details: [] });
  return { all: [...now, ...removed], changes };
}

function listDifferences<Item>(
  before: Item,
  now: Item,
  fields: readonly ComparedField<Item>[],
): readonly string[] {
  return fields.flatMap(([name, read]) => {
    const [previousText, currentText] = [read(before), read(now)];
    return previousText === currentText
      ? []
      : [`${name}: ${previousText || 'nothing'} → ${currentText || 'nothing'}`];
  });
}

/** Keeps one initial state per parent: the current one if both charts have one. */
function withOneInitialState(states: readonly ChartState[]): readonly ChartState[] {
  const initialPaths = new Map<string | null, string>();
  for (const { parent, path, isInitial } of states)
    if (isInitial && !initialPaths.has(parent)) initialPaths.set(parent, path);
  return states.map((state) => ({
    ...state,
    isInitial: state.isInitial && initialPaths.get(state.parent) === state.path,
  }));
}
