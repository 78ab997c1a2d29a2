import { formatDelay } from '../layout/box-content';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { ChartDiff, ItemChange, RuleChange } from './diff.types';
import { diffRules } from './diff-rules';
import { markRules } from './mark-rules';

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

/** Compares two charts of the same machine, and their rules if both have them. */
export function diffCharts(before: Chart, now: Chart): ChartDiff {
  const states = compare(before.states, now.states, ({ path }) => path, stateFields);
  const transitions = compare(
    before.transitions,
    now.transitions,
    ({ id }) => id,
    transitionFields,
  );
  const rules = before.rules && now.rules ? diffRules(before.rules, now.rules) : null;
  const marks = markRules(rules ?? [], now);
  return {
    states: addMarks(states.changes, marks.states),
    transitions: addMarks(transitions.changes, marks.transitions),
    rules: rules && withoutImplied(rules, states.changes, transitions.changes),
    merged: { ...now, states: withOneInitialState(states.all), transitions: transitions.all },
  };
}

/** Adds the changed rules of states or transitions to their other changes. */
function addMarks(
  changes: ReadonlyMap<string, ItemChange>,
  marks: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ItemChange> {
  const marked = new Map(changes);
  for (const [key, details] of marks) {
    const known = changes.get(key) ?? { change: 'changed', details: [] };
    if (known.change === 'changed')
      marked.set(key, { change: 'changed', details: [...known.details, ...details] });
  }
  return marked;
}

/** A state or transition that is itself added or removed needs no mention among the rules. */
const withoutImplied = (
  rules: readonly RuleChange[],
  states: ReadonlyMap<string, ItemChange>,
  transitions: ReadonlyMap<string, ItemChange>,
) =>
  rules.filter(({ kind, name, change }) => {
    const changes = { state: states, transition: transitions }[kind];
    return change === 'changed' || changes?.get(name)?.change !== change;
  });

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
