import type { ChartState, StateKind } from '../model/chart.types';

const kindLabels: Readonly<Record<StateKind, string>> = {
  plain: '',
  compound: 'contains states',
  parallel: 'contains parallel states',
  final: 'final',
  history: 'returns to the last active state',
  momentary: 'left immediately',
};

/** Describes the kind of a state; empty for a plain one. */
export function formatKind(kind: StateKind): string {
  return kindLabels[kind];
}

/** The accessible name of a state: key, title and kind. */
export function formatState({ key, title, kind, isInitial }: ChartState): string {
  return [key, title, isInitial && 'initial', formatKind(kind)].filter(Boolean).join(', ');
}
