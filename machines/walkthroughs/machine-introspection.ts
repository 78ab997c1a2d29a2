import {
  matchesState,
  pathToStateValue,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type StateValue,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A transition by names. Without a target, the state does not change. */
export type TransitionInfo = {
  readonly id: string;
  readonly source: string;
  /** `NEXT`, `submit done`, `submit error`, `after kioskReturn`, or `at once`. */
  readonly trigger: string;
  readonly guard: string | null;
  readonly target: string | null;
};

/** The part of a machine's snapshot that is needed to continue from it. */
export type AnyState = {
  readonly value: StateValue;
  /** `active` until the machine has reached its end. */
  readonly status: string;
  readonly context: unknown;
  readonly can: (event: EventObject) => boolean;
};

/** The path of a state: `A.b` for `b` in `A`; empty for the root. */
export const getStatePath = (node: AnyStateNode): string => node.path.join('.');

/** All states of a machine except the root, outer states first. */
export function listStateNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  const cached = nodesByMachine.get(machine) ?? getStateNodes(machine.root);
  nodesByMachine.set(machine, cached);
  return cached;
}

const nodesByMachine = new WeakMap<AnyStateMachine, readonly AnyStateNode[]>();

/** True for a state that the machine leaves immediately after entering it. */
export function isTransient(node: AnyStateNode): boolean {
  return (node.always ?? []).some(({ guard }) => guard === undefined);
}

/** The states that are active in `value`, outer states first. */
export function listActiveNodes(
  machine: AnyStateMachine,
  value: StateValue,
): readonly AnyStateNode[] {
  const byValue = activeNodesByMachine.get(machine) ?? new Map<string, readonly AnyStateNode[]>();
  activeNodesByMachine.set(machine, byValue);
  const key = JSON.stringify(value);
  const cached =
    byValue.get(key) ??
    listStateNodes(machine).filter((node) => matchesState(pathToStateValue(node.path), value));
  byValue.set(key, cached);
  return cached;
}

const activeNodesByMachine = new WeakMap<AnyStateMachine, Map<string, readonly AnyStateNode[]>>();

/** All transitions of a machine, one per guard branch, without those that only ignore an event. */
export function listTransitions(machine: AnyStateMachine): readonly TransitionInfo[] {
  return [machine.root, ...listStateNodes(machine)].flatMap((node) =>
    listTransitionDefinitions(node).map(toTransitionInfo),
  );
}

/** Converts xstate's definition of a transition. */
export function toTransitionInfo(definition: AnyTransitionDefinition): TransitionInfo {
  const source = getStatePath(definition.source);
  const trigger = formatTrigger(definition);
  const guard = getGuardName(definition.guard);
  const target = definition.target?.map(getStatePath).join(' + ') ?? null;
  const guardSuffix = guard === null ? '' : ` [${guard}]`;
  const targetSuffix = target === null ? '' : ` → ${target}`;
  return {
    id: `${source} · ${trigger}${guardSuffix}${targetSuffix}`,
    source,
    trigger,
    guard,
    target,
  };
}

/** The transitions of one state; see `listTransitions`. */
export function listTransitionDefinitions(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return all.filter(({ target, actions }) => target !== undefined || actions.length > 0);
}

const triggers = [
  [/^xstate\.done\.actor\.(.+)$/, '$1 done'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 error'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
  [/^$/, 'at once'],
] as const;

function formatTrigger(definition: AnyTransitionDefinition): string {
  const eventType = String(definition.eventType);
  const found = triggers.find(([pattern]) => pattern.test(eventType));
  return found === undefined ? eventType : eventType.replace(found[0], found[1]);
}

function getGuardName(guard: unknown): string | null {
  return guard === undefined ? null : getSetupName(guard);
}

/** The name of a guard, delay or actor in `setup()`. Throws for an inline one. */
export function getSetupName(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'type' in part) return getSetupName(part.type);
  if (typeof part === 'string') return part;
  throw new Error('Inline guards, delays and actors are not supported: name them in setup().');
}
