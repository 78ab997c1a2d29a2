/** The kind of a state; a `momentary` state is left as soon as it is entered. */
export type StateKind = 'plain' | 'compound' | 'parallel' | 'final' | 'history' | 'momentary';

/** A delayed transition's delay; the duration is null if it is only known at run time. */
type ChartDelay = { readonly name: string; readonly durationMs: number | null };

/** A state of a chart. */
export type ChartState = {
  /** `A.b` for state `b` inside `A`; empty for the machine itself. */
  readonly path: string;
  /** The last segment of the path. */
  readonly key: string;
  /** Path of the parent state; null for the machine itself. */
  readonly parent: string | null;
  /** Short description for testers. */
  readonly title: string;
  /** What a tester sees in this state. The field name is part of the export format. */
  readonly sees: string;
  readonly kind: StateKind;
  /** True for the initial state of its parent. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** Names of the actors that run while the state is active. */
  readonly actors: readonly string[];
  readonly delays: readonly ChartDelay[];
  /** Names of the entry and exit actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Events that this state ignores although a parent state handles them. */
  readonly ignores: readonly string[];
};

/** What triggers a transition: an event, the result of an actor, a delay, or nothing (`always`). */
export type TriggerKind = 'event' | 'done' | 'error' | 'delay' | 'always';

/** A transition of a chart; one without targets stays in its source. */
export type ChartTransition = {
  /** The id that walkthroughs use too. */
  readonly id: string;
  readonly source: string;
  readonly kind: TriggerKind;
  /** `NEXT`, `submit done`, `after kioskReturn`, `at once`. */
  readonly trigger: string;
  /** The guard's name and its static parameters: `startsAt BASIC_INFO`. */
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
};

/** A walkthrough as exports contain it, to find those that differ in another build. */
export type ExportedWalkthrough = {
  readonly id: string;
  readonly title: string;
  /** One line for the start and for each step: what to do, the state after it, and what the screen shows. */
  readonly steps: readonly string[];
};

/** A machine as plain data, for the chart and the outline. The first state is the machine itself. */
export type Chart = {
  readonly id: string;
  readonly title: string;
  /** The section of the specification that describes it. */
  readonly section: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  /** Missing in a chart that is only drawn, and in exports of earlier versions. */
  readonly walkthroughs?: readonly ExportedWalkthrough[];
};
