import type { AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { Failure } from '../port';

/** What a sample stands for: a tag by which a test knows what to set up, and the same in a tester's words. */
type Fixture = { readonly scenario: string; readonly description: string };

/** A way to begin. */
export type Start = Fixture & {
  readonly input: unknown;
  /** Path of the state that this beginning is there to show. */
  readonly targetState: string;
};

/** One way in which an actor may end. */
export type Outcome<Value = unknown> = Fixture & {
  readonly value: Value;
  /** Left out where the actor may always end so. */
  readonly isPossible?: (context: unknown) => boolean;
};

/** Every way in which an actor may end, done or failed. */
export type Outcomes = {
  readonly done: readonly Outcome[];
  readonly error: readonly Outcome<Failure>[];
};

/** Something that a person does. */
export type UserEvent = {
  readonly description: string;
  readonly event: EventObject;
  /** Paths of the states in which it can be done; left out where it can wherever the machine takes it. */
  readonly onlyIn?: readonly string[];
};

export type Delay = { readonly description: string; readonly durationMs: number };

/** A state in a tester's words: what to call it, and what there is to see. */
export type StateDescription = { readonly title: string; readonly expectedView: string };

/** A machine with all that is needed to walk through it, by hand or by program. */
export type MachineEntry = {
  /** That of the machine. */
  readonly id: string;
  readonly title: string;
  /** Where the specification describes it, such as `§4 Public user gate`. */
  readonly section: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  /** By the name of the actor. */
  readonly outcomes: Readonly<Record<string, Outcomes>>;
  readonly events: readonly UserEvent[];
  /** By the name of the delay. */
  readonly delays: Readonly<Record<string, Delay>>;
  /** By the path of the state, `A.b` for `b` within `A`. */
  readonly states: Readonly<Record<string, StateDescription>>;
  /** As much of the context as guards look at: two snapshots of one state that agree in it behave alike. */
  readonly getStateKey: (context: unknown) => unknown;
};

/** What happens next, if it happens: a person acts, an actor ends, or time passes. */
export type PossibleStep =
  | { readonly kind: 'event'; readonly description: string; readonly event: EventObject }
  | {
      readonly kind: 'outcome';
      readonly actor: string;
      readonly result: 'done' | 'error';
      readonly scenario: string;
      readonly description: string;
      /** What the actor gives back, or its failure. */
      readonly value: unknown;
      readonly event: EventObject;
    }
  | {
      readonly kind: 'delay';
      readonly delay: string;
      readonly durationMs: number;
      readonly description: string;
      readonly event: EventObject;
    };

/** What holds after a move. */
export type Expected = {
  readonly value: StateValue;
  /** Paths of the states that are active, the outermost first. */
  readonly states: readonly string[];
  /** Paths of the states that were entered on the way and left at once. */
  readonly passedThrough: readonly string[];
  /** Ids of the transitions that were taken. */
  readonly transitions: readonly string[];
  /** What there is to see, in a tester's words. */
  readonly expectedView: string;
  /** See `CatalogueEntry.distinguish`. */
  readonly stateKey: unknown;
};

export type Step = PossibleStep & { readonly expected: Expected };

/** Why a walkthrough is there: it shows a state, a transition, or what a sample leads to. */
export type CoverageGoal = {
  readonly kind: 'state' | 'transition' | 'start' | 'outcome' | 'event';
  readonly id: string;
  readonly title: string;
};

/** A way through a machine: how it begins, and what happens, step by step. */
export type MachinePath = {
  readonly start: Start;
  readonly initial: Expected;
  readonly steps: readonly Step[];
};

/** A way through a machine that is worth taking. Plain data. */
export type Walkthrough = MachinePath & {
  /** The same from one run to the next, as long as the machine and its samples are. */
  readonly id: string;
  readonly machineId: string;
  readonly title: string;
  readonly goals: readonly CoverageGoal[];
};
