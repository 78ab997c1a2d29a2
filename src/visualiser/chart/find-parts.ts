import { sayTransition } from '../layout/box-content';
import type { Chart } from '../model/chart.types';
import type { Selection } from './marks';

/** The states and transitions that say `text` somewhere, in the order of the chart; none for an empty text. */
export function findParts(chart: Chart, text: string): readonly Selection[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const says = (...texts: readonly string[]) => texts.join('\n').toLowerCase().includes(wanted);
  return [
    ...chart.states
      .filter(({ key, path, title, tags, actors, delays }) =>
        says(key, path, title, ...tags, ...actors, ...delays.map(({ name }) => name)),
      )
      .map(({ path }) => ({ kind: 'state', path }) as const),
    ...chart.transitions
      .filter((transition) => says(sayTransition(transition), ...transition.actions))
      .map(({ id }) => ({ kind: 'transition', id }) as const),
  ];
}

/** The path or id of what was picked. */
export function keyOf(selection: Selection): string {
  return selection.kind === 'state' ? selection.path : selection.id;
}
