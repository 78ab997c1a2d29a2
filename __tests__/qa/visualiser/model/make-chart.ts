import type {
  Chart,
  ChartState,
  ChartTransition,
} from '../../../../src/qa/visualiser/model/chart.types';

/** A state without anything else than a path and a kind. */
export function makeState(path: string, rest: Partial<ChartState> = {}): ChartState {
  const keys = path.split('.');
  return {
    path,
    key: keys.at(-1) ?? '',
    parent: path === '' ? null : keys.slice(0, -1).join('.'),
    title: '',
    sees: '',
    kind: 'plain',
    isInitial: false,
    tags: [],
    actors: [],
    delays: [],
    entry: [],
    exit: [],
    ignores: [],
    ...rest,
  };
}

/** A transition from `source` to `target`, or without a target if that is null. */
export function makeTransition(
  source: string,
  target: string | null,
  rest: Partial<ChartTransition> = {},
): ChartTransition {
  const trigger = rest.trigger ?? 'NEXT';
  return {
    id: [source, trigger, rest.guard, target].join(' '),
    source,
    kind: 'event',
    guard: null,
    targets: target === null ? [] : [target],
    actions: [],
    ...rest,
    trigger,
  };
}

/** A chart of the machine with these states. */
export function makeChart(
  states: readonly ChartState[],
  transitions: readonly ChartTransition[],
): Chart {
  return {
    id: 'test',
    title: 'Test',
    section: '',
    states: [makeState(''), ...states],
    transitions,
  };
}
