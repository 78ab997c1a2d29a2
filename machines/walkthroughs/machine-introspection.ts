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

/** A transition by name: from where, on what, under which guard, to where; without a target it stays where it is. */
export type TransitionInfo = {
  readonly id: string;
  readonly source: string;
  /** `NEXT`, `submit done`, `submit error`, `after kioskReturn`, or `at once`. */
  readonly trigger: string;
  readonly guard: string | null;
  readonly target: string | null;
};

/** As much of any machine's snapshot as is needed to walk on from it. */
export type AnyState = {
  readonly value: StateValue;
  readonly context: unknown;
  readonly can: (event: EventObject) => boolean;
};

/** The path of a state, `A.b` for `b` within `A`; empty for the machine itself. */
export const getStatePath = (node: AnyStateNode): string => node.path.join('.');

/** Every state of a machine, the outer ones first; the machine itself is none. */
export function listStateNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  const cached = nodesByMachine.get(machine) ?? getStateNodes(machine.root);
  nodesByMachine.set(machine, cached);
  return cached;
}

const nodesByMachine = new WeakMap<AnyStateMachine, readonly AnyStateNode[]>();

/** True for a state that is left as soon as it is entered. */
export function isTransient(node: AnyStateNode): boolean {
  return (node.always ?? []).some(({ guard }) => guard === undefined);
}

/** The states that are active in `value`, the outer ones first. */
export function listActiveNodes(
  machine: AnyStateMachine,
  value: StateValue,
): readonly AnyStateNode[] {
  return listStateNodes(machine).filter((node) => matchesState(pathToStateValue(node.path), value));
}

/** Every transition of a machine, guard branches one by one; one that only keeps an event from having an effect is none. */
export function listTransitions(machine: AnyStateMachine): readonly TransitionInfo[] {
  return [machine.root, ...listStateNodes(machine)].flatMap((node) =>
    listTransitionDefinitions(node).map(toTransitionInfo),
  );
}

/** The name of a transition; see `TransitionPart`. */
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

/** The transitions of one state, guard branches one by one; see `listTransitions`. */
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

/** The name under which `setup()` knows a guard, a delay or an actor; throws for one that was written in place. */
export function getSetupName(part: unknown): string {
  if (typeof part === 'object' && part !== null && 'type' in part) return getSetupName(part.type);
  if (typeof part === 'string') return part;
  throw new Error('A guard, delay or actor without a name cannot be walked through: use setup().');
}
