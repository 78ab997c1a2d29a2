/** What kind of state it is; `momentary` ones are left as soon as they are entered. */
export type StateKind = 'plain' | 'compound' | 'parallel' | 'final' | 'history' | 'momentary';

/** A delay that ends a state by itself; null where its length is not known beforehand. */
export type ChartDelay = { readonly name: string; readonly durationMs: number | null };

/** A state as it is drawn and described. */
export type ChartState = {
  /** `A.b` for `b` within `A`; empty for the machine itself. */
  readonly path: string;
  /** The last part of the path, its name in the flow. */
  readonly key: string;
  /** Path of the state around it; null for the machine itself. */
  readonly parent: string | null;
  /** In a tester's words: what to call it, and what there is to see. */
  readonly title: string;
  readonly sees: string;
  readonly kind: StateKind;
  /** Entered first when the state around it is entered. */
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** The calls that run while it is active. */
  readonly actors: readonly string[];
  readonly delays: readonly ChartDelay[];
  /** Names of the actions on entering and leaving. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Events that it keeps from having the effect they have further out. */
  readonly ignores: readonly string[];
};

/** What sets a transition off: somebody or something acts, a call ends, time passes, or nothing at all. */
export type TriggerKind = 'event' | 'done' | 'error' | 'delay' | 'always';

/** A transition as it is drawn and described; without targets it stays in its source. */
export type ChartTransition = {
  /** As walkthroughs name it. */
  readonly id: string;
  readonly source: string;
  readonly kind: TriggerKind;
  /** `NEXT`, `submit done`, `after kioskReturn`, `at once`. */
  readonly trigger: string;
  /** Its name, and what it is asked about where that is always the same: `startsAt BASIC_INFO`. */
  readonly guard: string | null;
  readonly targets: readonly string[];
  readonly actions: readonly string[];
};

/** A machine as plain data: all that its chart and its outline say. The first state is the machine itself. */
export type Chart = {
  readonly id: string;
  readonly title: string;
  /** Where the specification describes it. */
  readonly section: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
};
