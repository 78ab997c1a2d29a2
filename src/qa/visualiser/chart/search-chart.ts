import { formatTransition } from '../layout/box-content';
import type { Chart } from '../model/chart.types';
import type { Selection } from './highlights';

/** The states and transitions that contain `text`, in the order of the chart; none for an empty text. */
export function searchChart(chart: Chart, text: string): readonly Selection[] {
  const searchText = text.trim().toLowerCase();
  if (searchText === '') return [];
  const matches = (...texts: readonly string[]) =>
    texts.join('\n').toLowerCase().includes(searchText);
  return [
    ...chart.states
      .filter(({ key, path, title, tags, actors, delays }) =>
        matches(key, path, title, ...tags, ...actors, ...delays.map(({ name }) => name)),
      )
      .map(({ path }) => ({ kind: 'state', path }) as const),
    ...chart.transitions
      .filter((transition) => matches(formatTransition(transition), ...transition.actions))
      .map(({ id }) => ({ kind: 'transition', id }) as const),
  ];
}

/** The path of a selected state, or the id of a selected transition. */
export function getSelectionKey(selection: Selection): string {
  return selection.kind === 'state' ? selection.path : selection.id;
}
