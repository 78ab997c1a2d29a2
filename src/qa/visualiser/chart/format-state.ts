import type { ChartState, StateKind } from '../model/chart.types';

const kindLabels: Readonly<Record<StateKind, string>> = {
  plain: '',
  compound: 'with states in it',
  parallel: 'with states side by side',
  final: 'final',
  history: 'the state it was in last',
  momentary: 'left at once',
};

/** What kind of state it is, in words; empty for a plain one. */
export function formatKind(kind: StateKind): string {
  return kindLabels[kind];
}

/** A state in a line, for who hears it: its name, what to call it, what kind it is. */
export function formatState({ key, title, kind, isInitial }: ChartState): string {
  return [key, title, isInitial && 'first', formatKind(kind)].filter(Boolean).join(', ');
}
