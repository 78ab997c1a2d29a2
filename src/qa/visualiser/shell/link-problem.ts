import { MACHINE_REGISTRY } from '../../../../machines/registry';
import type { Chart } from '../model/chart.types';
import { MODES } from './modes';
import type { Route } from './route';

/** A message about the unknown part of a link and what is shown instead; null if the link is valid. */
export function findLinkProblem(
  { mode, machine, query }: Route,
  charts: readonly Chart[],
): string | null {
  const [shown] = charts;
  if (machine !== '' && MACHINE_REGISTRY.every(({ id }) => id !== machine))
    return `This link points to an unknown machine, ${quote(machine)}. ${quote(shown?.title)} is shown instead.`;
  if (mode !== '' && MODES.every(({ id }) => id !== mode))
    return `This link points to an unknown mode, ${quote(mode)}. ${quote(MODES[0].title)} is shown instead.`;
  const missing = findMissing(query, charts);
  if (missing === null) return null;
  const consequence = mode === 'live' ? 'No walkthrough is started.' : 'Nothing is selected.';
  return `This link points to ${missing} that ${quote(shown?.title)} does not have. ${consequence}`;
}

function findMissing({ state, transition }: Route['query'], charts: readonly Chart[]) {
  const existing = {
    state: charts.flatMap(({ states }) => states.map(({ path }) => path)),
    transition: charts.flatMap(({ transitions }) => transitions.map(({ id }) => id)),
  };
  // The machine itself has no path.
  if (state !== undefined && state !== '(machine)' && !existing.state.includes(state))
    return `a state, ${quote(state)},`;
  if (transition !== undefined && !existing.transition.includes(transition))
    return `a transition, ${quote(transition)},`;
  return null;
}

/** Shortens long names: a link may contain text of any length. */
const quote = (name = '') => `“${name.length > 80 ? `${name.slice(0, 80)}…` : name}”`;
