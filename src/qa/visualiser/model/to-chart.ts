import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  listTransitionDefinitions,
  isTransient,
  listStateNodes,
  getSetupName,
  toTransitionInfo,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Chart, ChartState, ChartTransition, StateKind, TriggerKind } from './chart.types';

/** Returns the chart of a machine, cached per entry. */
export function toChart(entry: MachineEntry): Chart {
  const cached = chartCache.get(entry) ?? createChart(entry);
  chartCache.set(entry, cached);
  return cached;
}

const chartCache = new WeakMap<MachineEntry, Chart>();

function createChart(entry: MachineEntry): Chart {
  const { id, title, section, machine } = entry;
  const nodes = [machine.root, ...listStateNodes(machine)];
  return {
    id,
    title,
    section,
    states: nodes.map((node) => toState(entry, node)),
    transitions: nodes.flatMap((node) => listTransitionDefinitions(node).map(toTransition)),
  };
}

function toState({ id, title, states, delays }: MachineEntry, node: AnyStateNode): ChartState {
  const path = getStatePath(node);
  const isRoot = node.parent === undefined;
  return {
    path,
    key: isRoot ? id : node.key,
    parent: node.parent === undefined ? null : getStatePath(node.parent),
    title: isRoot ? title : (states[path]?.title ?? ''),
    sees: states[path]?.expectedView ?? '',
    kind: toStateKind(node),
    isInitial: node.parent?.initial.target.includes(node) ?? false,
    tags: [...node.tags].sort(),
    actors: node.invoke.map(({ src }) => getSetupName(src)),
    delays: node.after
      .map(({ delay }) => getSetupName(typeof delay === 'number' ? String(delay) : delay))
      .map((name) => ({ name, durationMs: delays[name]?.durationMs ?? null })),
    entry: node.entry.map(getActionName),
    exit: node.exit.map(getActionName),
    ignores: [...node.transitions.values()]
      .flat()
      .filter(({ target, actions }) => target === undefined && actions.length === 0)
      .map(({ eventType }) => String(eventType)),
  };
}

function toStateKind(node: AnyStateNode): StateKind {
  switch (node.type) {
    case 'compound':
    case 'parallel':
    case 'final':
    case 'history':
      return node.type;
    case 'atomic':
      return isTransient(node) ? 'momentary' : 'plain';
  }
}

function toTransition(definition: AnyTransitionDefinition): ChartTransition {
  const { id, source, trigger, guard } = toTransitionInfo(definition);
  return {
    id,
    source,
    kind: toTriggerKind(String(definition.eventType)),
    trigger,
    guard: guard === null ? null : [guard, ...listParams(definition.guard)].join(' '),
    targets: definition.target?.map(getStatePath) ?? [],
    actions: definition.actions.map(getActionName),
  };
}

/** The static parameters of a guard, such as `BASIC_INFO` of `startsAt`; empty if they are computed at run time. */
function listParams(guard: unknown): readonly string[] {
  const params = typeof guard === 'object' && guard !== null && 'params' in guard && guard.params;
  if (typeof params !== 'object' || params === null) return [];
  return Object.values(params).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
}

const triggerKinds: readonly (readonly [start: string, kind: TriggerKind])[] = [
  ['xstate.done.', 'done'],
  ['xstate.error.', 'error'],
  ['xstate.after.', 'delay'],
];

function toTriggerKind(eventType: string): TriggerKind {
  if (eventType === '') return 'always';
  return triggerKinds.find(([start]) => eventType.startsWith(start))?.[1] ?? 'event';
}

/** The action's name in `setup()`; for an inline action its type, such as `assign`. */
function getActionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const hasType =
    (typeof action === 'object' || typeof action === 'function') &&
    action !== null &&
    'type' in action;
  return hasType && typeof action.type === 'string'
    ? action.type.replace(/^xstate\./, '')
    : 'action';
}
