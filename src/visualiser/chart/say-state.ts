import type { ChartState, StateKind } from '../model/chart.types';

const kindWords: Readonly<Record<StateKind, string>> = {
  plain: '',
  compound: 'with states in it',
  parallel: 'with states side by side',
  final: 'final',
  history: 'the state it was in last',
  momentary: 'left at once',
};

/** What kind of state it is, in words; empty for a plain one. */
export function sayKind(kind: StateKind): string {
  return kindWords[kind];
}

/** A state in a line, for who hears it: its name, what to call it, what kind it is. */
export function sayState({ key, title, kind, isInitial }: ChartState): string {
  return [key, title, isInitial && 'first', sayKind(kind)].filter(Boolean).join(', ');
}
