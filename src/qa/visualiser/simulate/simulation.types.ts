import type { EventObject, StateValue } from 'xstate';
import type { Invocation } from '../../../../machines/walkthroughs/runner';

/** One step that a tester triggers. Plain data, so that it can be saved and shared. */
export type SimEvent =
  | { readonly kind: 'event'; readonly event: EventObject }
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly value: unknown }
  | { readonly kind: 'delay'; readonly delay: string };

/** The machine after a step, and what the step did. */
export type SimSnapshot = {
  readonly value: StateValue;
  readonly context: unknown;
  /** Paths of the active states, outermost first. */
  readonly states: readonly string[];
  /** Paths of the momentary states that the step passed through. */
  readonly passedThrough: readonly string[];
  /** Ids of the transitions that were taken. */
  readonly transitions: readonly string[];
  readonly effects: readonly string[];
  readonly emitted: readonly EventObject[];
  /** The actors that are still running, with their input. */
  readonly invocations: readonly Invocation[];
  /** The message of the error that stopped the machine; null while it runs. */
  readonly problem: string | null;
};

/** A step and the snapshot after it. */
type SimStep = { readonly simEvent: SimEvent; readonly after: SimSnapshot };

/** A run through a machine; steps after `currentStep` were undone and can be redone. */
export type Simulation = {
  readonly input: unknown;
  readonly initial: SimSnapshot;
  readonly steps: readonly SimStep[];
  /** Number of steps that are applied. */
  readonly currentStep: number;
};
