import type { Chart, ChartTransition } from './chart.types';
import { listBranches, listCollapsible } from './collapsible';
import { getVisiblePath, isWithin } from './paths';

/** Whether a state is collapsed, and what that hides, such as `12 states`. */
export type Collapse = { readonly isCollapsed: boolean; readonly label: string };

/** A chart with some states collapsed, for drawing. */
export type CollapsedChart = Chart & {
  /** The states that can be collapsed, by path. */
  readonly collapses: ReadonlyMap<string, Collapse>;
  /** The transitions that each arrow stands for, by the id of the arrow, which is that of the first of them. */
  readonly merged: ReadonlyMap<string, readonly ChartTransition[]>;
  /** What stands for a state or transition: by its path or id, the path of a drawn state or the id of an arrow. */
  readonly drawnAs: ReadonlyMap<string, string>;
};

const cache = new WeakMap<Chart, Map<string, CollapsedChart>>();

/** Collapses states of a chart; cached, so that the same states give the same chart, and it is laid out once. */
export function collapseChart(
  chart: Chart,
  collapsed: ReadonlySet<string> = new Set(),
): CollapsedChart {
  const charts = cache.get(chart) ?? new Map<string, CollapsedChart>();
  cache.set(chart, charts);
  const key = [...collapsed].sort().join('\n');
  const collapsedChart = charts.get(key) ?? createCollapsedChart(chart, collapsed);
  charts.set(key, collapsedChart);
  return collapsedChart;
}

/**
 * The inner states of collapsed states are left out, and transitions from and to them end at the collapsed state. Transitions
 * that then run parallel become one arrow; those that stay inside, and the branches of collapsed branching states, are left
 * out.
 */
function createCollapsedChart(chart: Chart, collapsed: ReadonlySet<string>): CollapsedChart {
  const states = chart.states.filter(({ path }) => getVisiblePath(path, collapsed) === path);
  const hiddenBranches = new Set([...collapsed].flatMap((path) => listBranches(chart, path)));
  const groups = new Map<string, ChartTransition[]>();
  const drawnAs = new Map(chart.states.map(({ path }) => [path, getVisiblePath(path, collapsed)]));
  for (const transition of chart.transitions) {
    const isHidden = hiddenBranches.has(transition) || staysInside(transition, collapsed);
    const key = getArrowKey(transition, collapsed);
    if (isHidden) drawnAs.set(transition.id, getVisiblePath(transition.source, collapsed));
    else groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  const arrows = [...groups.values()].map((group) => [toArrow(group, collapsed), group] as const);
  for (const [arrow, group] of arrows) for (const { id } of group) drawnAs.set(id, arrow.id);
  return {
    ...chart,
    states,
    transitions: arrows.map(([arrow]) => arrow),
    collapses: new Map(
      listCollapsible(chart).map((path) => [
        path,
        { isCollapsed: collapsed.has(path), label: formatHidden(chart, path) },
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

/** True if a transition that belongs to an inner state, or ends at one, does not leave the collapsed state. */
function staysInside(
  { source, targets }: ChartTransition,
  collapsed: ReadonlySet<string>,
): boolean {
  const ends = [source, ...targets];
  const visibleEnds = ends.map((path) => getVisiblePath(path, collapsed));
  const isMoved = visibleEnds.some((path, index) => path !== ends[index]);
  return isMoved && visibleEnds.every((path) => path === visibleEnds[0]);
}

/** Transitions with the same key are one arrow: those between the same two states, of which one is collapsed. */
function getArrowKey({ id, source, targets }: ChartTransition, collapsed: ReadonlySet<string>) {
  const ends = [source, ...targets].map((path) => getVisiblePath(path, collapsed));
  const isMergeable = targets.length > 0 && ends.some((path) => collapsed.has(path));
  return isMergeable ? ends.join(' → ') : id;
}

function toArrow(
  group: readonly ChartTransition[],
  collapsed: ReadonlySet<string>,
): ChartTransition {
  const [first, ...others] = group;
  if (first === undefined) throw new Error('An arrow stands for at least one transition.');
  const isSame = (key: 'trigger' | 'guard' | 'kind') =>
    others.every((other) => other[key] === first[key]);
  const arrow = {
    ...first,
    source: getVisiblePath(first.source, collapsed),
    targets: first.targets.map((target) => getVisiblePath(target, collapsed)),
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
