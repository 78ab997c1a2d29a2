import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { Chart } from '../model/chart.types';
import { MODES } from './modes';
import type { Route } from './route';

/** What of a link is not there, and what is shown instead, for whoever followed it; null where all is there. */
export function findLinkProblem(
  { mode, machine, query }: Route,
  charts: readonly Chart[],
): string | null {
  const [shown] = charts;
  if (machine !== '' && MACHINE_REGISTRY.every(({ id }) => id !== machine))
    return `This link names a machine that is not there, ${quote(machine)}. Shown is ${quote(shown?.title)}.`;
  if (mode !== '' && MODES.every(({ id }) => id !== mode))
    return `This link names a mode that is not there, ${quote(mode)}. Shown is ${quote(MODES[0].title)}.`;
  const missing = findMissing(query, charts);
  if (missing === null) return null;
  const consequence = mode === 'live' ? 'The app is led nowhere.' : 'Nothing is picked out.';
  return `This link names ${missing} that ${quote(shown?.title)} does not have. ${consequence}`;
}

function findMissing({ state, transition }: Route['query'], charts: readonly Chart[]) {
  const existing = {
    state: charts.flatMap(({ states }) => states.map(({ path }) => path)),
    transition: charts.flatMap(({ transitions }) => transitions.map(({ id }) => id)),
  };
  // The machine itself is named by no path.
  if (state !== undefined && state !== '(machine)' && !existing.state.includes(state))
    return `a state, ${quote(state)},`;
  if (transition !== undefined && !existing.transition.includes(transition))
    return `a transition, ${quote(transition)},`;
  return null;
}

/** What stands in a link may be of any length. */
const quote = (name = '') => `“${name.length > 80 ? `${name.slice(0, 80)}…` : name}”`;
