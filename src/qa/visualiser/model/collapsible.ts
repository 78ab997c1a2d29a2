import type { Chart, ChartTransition } from './chart.types';

/** A state with more immediate transitions than this is a branching state, and can be collapsed, too. */
const MAX_BRANCHES = 3;
/** A chart with more states than this is collapsed at first. */
const MAX_STATES = 16;

/** The paths of the states that can be collapsed: those with inner states or many branches, but not the machine itself. */
export function listCollapsible(chart: Chart): readonly string[] {
  const parents = new Set(chart.states.map(({ parent }) => parent));
  return chart.states
    .map(({ path }) => path)
    .filter((path) => path !== '' && (parents.has(path) || listBranches(chart, path).length > 0));
}

/** The states that are collapsed at first: all in a large chart, so that its main path can be seen, else none. */
export function listCollapsedAtFirst(chart: Chart): readonly string[] {
  return chart.states.length > MAX_STATES ? listCollapsible(chart) : [];
}

/** The immediate transitions of a branching state, except the one to the state that follows it; none of other states. */
export function listBranches(chart: Chart, path: string): readonly ChartTransition[] {
  const branches = chart.transitions.filter(
    ({ source, kind }) => source === path && kind === 'always',
  );
  if (branches.length <= MAX_BRANCHES) return [];
  const order = chart.states.map((state) => state.path);
  const getDistance = ({ targets: [target = ''] }: ChartTransition) => {
    const distance = order.indexOf(target) - order.indexOf(path);
    return distance > 0 ? distance : Infinity;
  };
  const shortest = Math.min(...branches.map(getDistance));
  const main = branches.find((branch) => getDistance(branch) === shortest);
  return branches.filter((branch) => branch !== main);
}
