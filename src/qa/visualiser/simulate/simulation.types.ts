import type { EventObject, StateValue } from 'xstate';
import type { Invocation } from '../../../../machines/walkthroughs/runner';

/** What a tester lets happen. Plain data, so that it can be saved and shared. */
export type SimEvent =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly value: unknown }
  | { readonly kind: 'delay'; readonly delay: string };

/** How things stand after a move, and what it brought about. */
export type SimSnapshot = {
  readonly value: StateValue;
  readonly context: unknown;
  /** Paths of the states that are active, the outermost first. */
  readonly states: readonly string[];
  /** Paths of the states that were passed on the way. */
  readonly passedThrough: readonly string[];
  /** Ids of the transitions that were taken. */
  readonly transitions: readonly string[];
  readonly effects: readonly string[];
  readonly emitted: readonly EventObject[];
  /** The calls that wait for an answer. */
  readonly invocations: readonly Invocation[];
  /** What the machine broke on, in its own words; null where it goes on. */
  readonly problem: string | null;
};

/** One move, and what it led to. */
export type SimStep = { readonly simEvent: SimEvent; readonly after: SimSnapshot };

/** A run through a machine; what lies after `at` was undone and can be done again. */
export type Simulation = {
  readonly input: unknown;
  readonly initial: SimSnapshot;
  readonly steps: readonly SimStep[];
  /** How many steps count. */
  readonly currentStep: number;
};
