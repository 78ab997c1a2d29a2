import type { Chart, ChartTransition } from './chart.types';
import { listBranches, listFoldable } from './foldable';
import { getVisiblePath, isWithin } from './paths';

/** Whether a state is folded, and what that hides, such as `12 states`. */
export type Fold = { readonly isFolded: boolean; readonly label: string };

/** A chart with some states folded, for drawing. */
export type FoldedChart = Chart & {
  /** The states that can be folded, by path. */
  readonly folds: ReadonlyMap<string, Fold>;
  /** The transitions that each arrow stands for, by the id of the arrow, which is that of the first of them. */
  readonly merged: ReadonlyMap<string, readonly ChartTransition[]>;
  /** What stands for a state or transition: by its path or id, the path of a drawn state or the id of an arrow. */
  readonly drawnAs: ReadonlyMap<string, string>;
};

const cache = new WeakMap<Chart, Map<string, FoldedChart>>();

/** Folds states of a chart; cached, so that the same states give the same chart, and it is laid out once. */
export function foldChart(chart: Chart, folded: ReadonlySet<string> = new Set()): FoldedChart {
  const charts = cache.get(chart) ?? new Map<string, FoldedChart>();
  cache.set(chart, charts);
  const key = [...folded].sort().join('\n');
  const foldedChart = charts.get(key) ?? createFoldedChart(chart, folded);
  charts.set(key, foldedChart);
  return foldedChart;
}

/**
 * The inner states of folded states are left out, and transitions from and to them end at the folded state. Transitions
 * that then run parallel become one arrow; those that stay inside, and the branches of folded branching states, are left
 * out.
 */
function createFoldedChart(chart: Chart, folded: ReadonlySet<string>): FoldedChart {
  const states = chart.states.filter(({ path }) => getVisiblePath(path, folded) === path);
  const hiddenBranches = new Set([...folded].flatMap((path) => listBranches(chart, path)));
  const groups = new Map<string, ChartTransition[]>();
  const drawnAs = new Map(chart.states.map(({ path }) => [path, getVisiblePath(path, folded)]));
  for (const transition of chart.transitions) {
    const isHidden = hiddenBranches.has(transition) || staysInside(transition, folded);
    const key = getArrowKey(transition, folded);
    if (isHidden) drawnAs.set(transition.id, getVisiblePath(transition.source, folded));
    else groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const arrows = [...groups.values()].map((group) => [toArrow(group, folded), group] as const);
  for (const [arrow, group] of arrows) for (const { id } of group) drawnAs.set(id, arrow.id);
  return {
    ...chart,
    states,
    transitions: arrows.map(([arrow]) => arrow),
    folds: new Map(
      listFoldable(chart).map((path) => [
        path,
        { isFolded: folded.has(path), label: formatHidden(chart, path) },
      ]),
    ),
    merged: new Map(arrows.map(([{ id }, group]) => [id, group])),
    drawnAs,
  };
}

const formatHidden = (chart: Chart, path: string) => {
  const branches = listBranches(chart, path).length;
  const inner = chart.states.filter((state) => isWithin(state.path, path)).length;
  return branches > 0 ? `${branches} branches` : `${inner} states`;
};

/** True if a transition that belongs to an inner state, or ends at one, does not leave the folded state. */
function staysInside({ source, targets }: ChartTransition, folded: ReadonlySet<string>): boolean {
  const ends = [source, ...targets];
  const visibleEnds = ends.map((path) => getVisiblePath(path, folded));
  const isMoved = visibleEnds.some((path, index) => path !== ends[index]);
  return isMoved && visibleEnds.every((path) => path === visibleEnds[0]);
}

/** Transitions with the same key are one arrow: those between the same two states, of which one is folded. */
function getArrowKey({ id, source, targets }: ChartTransition, folded: ReadonlySet<string>) {
  const ends = [source, ...targets].map((path) => getVisiblePath(path, folded));
  const isMergeable = targets.length > 0 && ends.some((path) => folded.has(path));
  return isMergeable ? ends.join(' → ') : id;
}

function toArrow(group: readonly ChartTransition[], folded: ReadonlySet<string>): ChartTransition {
  const [first, ...others] = group;
  if (first === undefined) throw new Error('An arrow stands for at least one transition.');
  const isSame = (key: 'trigger' | 'guard' | 'kind') =>
    others.every((other) => other[key] === first[key]);
  const arrow = {
    ...first,
    source: getVisiblePath(first.source, folded),
    targets: first.targets.map((target) => getVisiblePath(target, folded)),
  };
  if (others.length === 0) return arrow;
  return {
    ...arrow,
    kind: isSame('kind') ? first.kind : 'event',
    trigger: isSame('trigger')
      ? `${first.trigger} ×${group.length}`
      : `${group.length} transitions`,
    guard: isSame('trigger') && isSame('guard') ? first.guard : null,
  };
}
