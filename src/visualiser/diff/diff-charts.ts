import { sayDelay } from '../layout/box-content';
import type { Chart, ChartState, ChartTransition } from '../model/chart.types';
import type { ChartDiff, PartChange } from './diff.types';

type Respect<Part> = readonly [name: string, read: (part: Part) => string];

const stateRespects: readonly Respect<ChartState>[] = [
  ['title', ({ title }) => title],
  ['to see', ({ sees }) => sees],
  ['kind', ({ kind }) => kind],
  ['first', ({ isInitial }) => (isInitial ? 'yes' : 'no')],
  ['tags', ({ tags }) => tags.join(', ')],
  ['calls', ({ actors }) => actors.join(', ')],
  ['waits', ({ delays }) => delays.map(sayDelay).join(', ')],
  ['on entering', ({ entry }) => entry.join(', ')],
  ['on leaving', ({ exit }) => exit.join(', ')],
  ['ignores', ({ ignores }) => ignores.join(', ')],
];

const transitionRespects: readonly Respect<ChartTransition>[] = [
  ['does', ({ actions }) => actions.join(', ')],
];

/** What is different now from what was before; the charts are of the same machine. */
export function diffCharts(before: Chart, now: Chart): ChartDiff {
  const states = compare(before.states, now.states, ({ path }) => path, stateRespects);
  const transitions = compare(
    before.transitions,
    now.transitions,
    ({ id }) => id,
    transitionRespects,
  );
  return {
    states: states.changes,
    transitions: transitions.changes,
    merged: { ...now, states: nestable(states.all), transitions: transitions.all },
  };
}

function compare<Part>(
  before: readonly Part[],
  now: readonly Part[],
  keyOf: (part: Part) => string,
  respects: readonly Respect<Part>[],
) {
  const earlier = new Map(before.map((part) => [keyOf(part), part]));
  const later = new Set(now.map(keyOf));
  const gone = before.filter((part) => !later.has(keyOf(part)));
  const changes = new Map<string, PartChange>();
  for (const part of now) {
    const old = earlier.get(keyOf(part));
    const details = old === undefined ? [] : differences(old, part, respects);
    if (old === undefined) changes.set(keyOf(part), { change: 'added', details });
    else if (details.length > 0) changes.set(keyOf(part), { change: 'changed', details });
  }
  for (const part of gone) changes.set(keyOf(part), { change: 'removed', details: [] });
  return { all: [...now, ...gone], changes };
}

function differences<Part>(
  before: Part,
  now: Part,
  respects: readonly Respect<Part>[],
): readonly string[] {
  return respects.flatMap(([name, read]) => {
    const [was, is] = [read(before), read(now)];
    return was === is ? [] : [`${name}: ${was || 'nothing'} → ${is || 'nothing'}`];
  });
}

/** One first state each: the one of now, where both charts have one. */
function nestable(states: readonly ChartState[]): readonly ChartState[] {
  const firstOf = new Map<string | null, string>();
  for (const { parent, path, isInitial } of states)
    if (isInitial && !firstOf.has(parent)) firstOf.set(parent, path);
  return states.map((state) => ({
    ...state,
    isInitial: state.isInitial && firstOf.get(state.parent) === state.path,
  }));
}
