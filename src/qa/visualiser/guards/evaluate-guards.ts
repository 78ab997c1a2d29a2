import {
  getInitialMicrosteps,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import {
  getSetupName,
  listActiveNodes,
  toTransitionInfo,
  type AnyState,
} from '../../../../machines/walkthroughs/machine-introspection';
import { createRunner } from '../../../../machines/walkthroughs/runner';
import type {
  MachineEntry,
  Start,
  Step,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';

/** A guard that was evaluated: the id of its transition, and the result. */
export type GuardEvaluation = {
  readonly transitionId: string;
  readonly isTrue: boolean;
  /** The number of the step, from 1; 0 is the start. */
  readonly step: number;
  /** True for an event that the walkthrough does not send, because it has no effect in this state. */
  readonly isRefused: boolean;
};

type Evaluation = Omit<GuardEvaluation, 'step'>;

type Evaluated = { readonly state: AnyState; readonly evaluations: readonly Evaluation[] };

/**
 * Returns a function that lists the guards which the machine of `entry` evaluates in the course of a walkthrough, in the
 * order of the machine: the guards after the first true one are not evaluated.
 */
export function createGuardEvaluator(
  entry: MachineEntry,
): (walkthrough: Walkthrough) => readonly GuardEvaluation[] {
  const { machine, start, applyEvent } = createRunner(entry.machine);
  // Walkthroughs with the same beginning share its start and its steps.
  const starts = new Map<Start, Evaluated>();
  const steps = new Map<Step, Evaluated>();

  const evaluate = (state: AnyState, event: EventObject | null) => {
    const active = listActiveNodes(machine, state.value);
    return evaluateNode(machine.root, { active, state, event }).evaluations;
  };
  const rest = (state: AnyState, evaluations: readonly Evaluation[]): Evaluated => {
    const refused = listRefusedEvents(entry, state)
      .flatMap((event) => evaluate(state, event))
      .map((evaluation) => ({ ...evaluation, isRefused: true }));
    return { state, evaluations: [...evaluations, ...refused] };
  };
  const evaluateStart = ({ input }: Start): Evaluated => {
    const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
    return rest(
      start(input).state,
      snapshots.flatMap((snapshot) => evaluate(snapshot, null)),
    );
  };
  const evaluateStep = (from: AnyState, { event }: Step): Evaluated => {
    const { state, microsteps } = applyEvent(from, event);
    // SAFETY: only the machine itself has microsteps, so the snapshot is one of this machine.
    const snapshots = microsteps.map(({ snapshot }) => snapshot as unknown as AnyState);
    return rest(state, [
      ...evaluate(from, event),
      ...snapshots.flatMap((snapshot) => evaluate(snapshot, null)),
    ]);
  };

  return ({ start: from, steps: taken }) => {
    const first = starts.get(from) ?? evaluateStart(from);
    starts.set(from, first);
    const all = [first];
    for (const step of taken) {
      const evaluated = steps.get(step) ?? evaluateStep((all.at(-1) ?? first).state, step);
      steps.set(step, evaluated);
      all.push(evaluated);
    }
    return all.flatMap(({ evaluations }, step) =>
      evaluations.map((evaluation) => ({ ...evaluation, step })),
    );
  };
}

/** The user's events that are possible in a state but have no effect, because their guards are false. */
function listRefusedEvents(
  { events, machine }: MachineEntry,
  state: AnyState,
): readonly EventObject[] {
  const active = listActiveNodes(machine, state.value).map(({ path }) => path.join('.'));
  return events
    .filter(({ onlyIn }) => onlyIn?.some((path) => active.includes(path)) ?? true)
    .map(({ event }) => event)
    .filter((event) => !state.can(event));
}

/** What the guards of a run are evaluated with. */
type GuardInput = {
  readonly active: readonly AnyStateNode[];
  readonly state: AnyState;
  /** Null: the transitions that need no event. */
  readonly event: EventObject | null;
};

type Candidates = { readonly isTaken: boolean; readonly evaluations: readonly Evaluation[] };

/** Evaluates the guards of the active states, inner states first; an outer state only if no inner one takes a transition. */
function evaluateNode(node: AnyStateNode, input: GuardInput): Candidates {
  const { active, event } = input;
  const inner = active
    .filter(({ parent }) => parent === node)
    .map((child) => evaluateNode(child, input));
  const evaluations = inner.flatMap((result) => result.evaluations);
  if (inner.some(({ isTaken }) => isTaken)) return { isTaken: true, evaluations };
  const candidates = event === null ? node.always : node.transitions.get(event.type);
  const own = evaluateCandidates(candidates ?? [], input);
  return { isTaken: own.isTaken, evaluations: [...evaluations, ...own.evaluations] };
}

function evaluateCandidates(
  [first, ...others]: readonly AnyTransitionDefinition[],
  input: GuardInput,
): Candidates {
  if (first === undefined) return { isTaken: false, evaluations: [] };
  if (first.guard === undefined) return { isTaken: true, evaluations: [] };
  const isTrue = isGuardTrue(first, input);
  const own = { transitionId: toTransitionInfo(first).id, isTrue, isRefused: false };
  if (isTrue) return { isTaken: true, evaluations: [own] };
  const { isTaken, evaluations } = evaluateCandidates(others, input);
  return { isTaken, evaluations: [own, ...evaluations] };
}

function isGuardTrue(
  { guard, source }: AnyTransitionDefinition,
  { state: { context }, event }: GuardInput,
): boolean {
  const implementation: unknown = source.machine.implementations.guards[getSetupName(guard)];
  if (!isFunction(implementation))
    throw new Error(`The guard "${getSetupName(guard)}" is not a function in setup().`);
  const scope = { context, event: event ?? INIT };
  const params = typeof guard === 'object' && 'params' in guard ? guard.params : undefined;
  return Boolean(implementation(scope, isFunction(params) ? params(scope) : params));
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';

const INIT: EventObject = { type: 'xstate.init' };
