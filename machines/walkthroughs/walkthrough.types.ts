import type { AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { Failure } from '../port';

/** A fixture: the scenario that a test sets up for it, and a description for testers. */
type Fixture = { readonly scenario: string; readonly description: string };

/** A start of the machine. */
export type Start = Fixture & {
  readonly input: unknown;
  /** Path of the state that a walkthrough from this start must reach. */
  readonly targetState: string;
  /**
   * Only the walkthrough to `targetState` begins here, and other starts cover the rest of the machine. For starts that differ in
   * one branch; each other start takes as long to generate as the whole machine.
   */
  readonly isOnlyForTarget?: boolean;
};

/** A result or an error of an actor. */
export type Outcome<Value = unknown> = Fixture & {
  readonly value: Value;
  /** Omit if the outcome is always possible. */
  readonly isPossible?: (context: unknown) => boolean;
};

/** All outcomes of an actor. */
type Outcomes = {
  readonly done: readonly Outcome[];
  readonly error: readonly Outcome<Failure>[];
};

/** An event that a user or the environment causes. */
export type UserEvent = {
  readonly description: string;
  readonly event: EventObject;
  /** Paths of the states in which it is possible; omit if it is possible wherever the machine accepts it. */
  readonly onlyIn?: readonly string[];
  /** Omit if the event is always possible there. */
  readonly isPossible?: (context: unknown) => boolean;
};

export type Delay = { readonly description: string; readonly durationMs: number };

/** A state for testers: its name, and what the screen shows. */
export type StateDescription = { readonly title: string; readonly expectedView: string };

/**
 * By id, such as `§4.gate.1`: the statements of docs/specification.md that a machine holds, each with the coverage goals
 * that show it, by kind and id: `state open`, `outcome submit done: answers received`.
 */
export type StatementGoals = Readonly<Record<string, readonly string[]>>;

/**
 * A longer path that testers walk from end to end. Its steps name fixtures: the description of an event, the name of a delay,
 * or `submit done: answers received` for an outcome.
 */
export type Journey = {
  readonly title: string;
  /** The scenario of its start. */
  readonly start: string;
  readonly steps: readonly string[];
};

/** A machine with the fixtures and descriptions that walkthroughs need. */
export type MachineEntry = {
  /** The id of the machine. */
  readonly id: string;
  readonly title: string;
  /** The section of the specification, such as `§4 Public user gate`. */
  readonly section: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  /** By actor name. */
  readonly outcomes: Readonly<Record<string, Outcomes>>;
  readonly events: readonly UserEvent[];
  /** By delay name. */
  readonly delays: Readonly<Record<string, Delay>>;
  /** By state path: `A.b` for `b` in `A`. */
  readonly states: Readonly<Record<string, StateDescription>>;
  readonly statements: StatementGoals;
  readonly journeys: readonly Journey[];
  /** The part of the context that guards read. Two snapshots with the same state and key count as the same. */
  readonly getStateKey: (context: unknown) => unknown;
};

/** A step that is possible in a snapshot: a user event, an outcome of an actor, or a delay. */
export type PossibleStep =
  | { readonly kind: 'event'; readonly description: string; readonly event: EventObject }
  | {
      readonly kind: 'outcome';
      readonly actor: string;
      readonly result: 'done' | 'error';
      readonly scenario: string;
      readonly description: string;
      /** The result of the actor, or its failure. */
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

/** What to expect after a step. */
export type Expected = {
  readonly value: StateValue;
  /** Paths of the active states, outer states first. */
  readonly states: readonly string[];
  /** Paths of the transient states that were entered and left again. */
  readonly passedThrough: readonly string[];
  /** Ids of the transitions taken. */
  readonly transitions: readonly string[];
  /** What the screen shows, for testers. */
  readonly expectedView: string;
  /** See `MachineEntry.getStateKey`. */
  readonly stateKey: unknown;
};

export type Step = PossibleStep & { readonly expected: Expected };

/** Something that a walkthrough covers: a state, a transition, or a fixture. */
export type CoverageGoal = {
  readonly kind: 'state' | 'transition' | 'start' | 'outcome' | 'event';
  readonly id: string;
  readonly title: string;
};

/** A path through a machine: a start and its steps. */
export type MachinePath = {
  readonly start: Start;
  readonly initial: Expected;
  readonly steps: readonly Step[];
};

/** A path that covers at least one goal, or a journey, which has no goals. Plain data. */
export type Walkthrough = MachinePath & {
  /** Stable as long as the machine and its fixtures do not change. */
  readonly id: string;
  readonly machineId: string;
  readonly title: string;
  readonly goals: readonly CoverageGoal[];
};
