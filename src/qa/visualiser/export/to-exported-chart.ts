import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  getStatePath,
  listStateNodes,
  listTransitionDefinitions,
  toTransitionInfo,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Chart, ChartRules, Source } from '../model/chart.types';
import { toChart } from '../model/to-chart';
import { MACHINE_RULES } from '../rules/machine-rules.cjs';

/** The chart of a machine with its rules, to export or to compare with an export; cached per entry. */
export function toExportedChart(entry: MachineEntry): Chart {
  const cached = chartCache.get(entry) ?? { ...toChart(entry), rules: collectRules(entry) };
  chartCache.set(entry, cached);
  return cached;
}

const chartCache = new WeakMap<MachineEntry, Chart>();

function collectRules({ id, machine }: MachineEntry): ChartRules {
  const idsByKey = new Map(
    [machine.root, ...listStateNodes(machine)].flatMap((node) =>
      listTransitionDefinitions(node).map((definition) => [
        toKey(node, definition),
        `transition ${toTransitionInfo(definition).id}`,
      ]),
    ),
  );
  const items = Object.entries(MACHINE_RULES.machines[id] ?? {})
    // What only ignores an event is no transition; a chart shows it with its state.
    .filter(([key]) => !key.startsWith('transition ') || idsByKey.has(key))
    .map(([key, source]) => [idsByKey.get(key) ?? key, source] as const);
  return {
    items: Object.fromEntries(items),
    parts: collectParts(items.flatMap(([, { uses }]) => uses)),
  };
}

/** The transition's name in the rules of its machine: its branch is counted from 0. */
function toKey(node: AnyStateNode, definition: AnyTransitionDefinition): string {
  const { trigger } = toTransitionInfo(definition);
  const branches = node.always?.includes(definition)
    ? node.always
    : node.transitions.get(String(definition.eventType));
  return `transition ${getStatePath(node)} · ${trigger} #${branches?.indexOf(definition)}`;
}

/** Everything that is used from `keys`, directly or not. */
function collectParts(keys: readonly string[]): Readonly<Record<string, Source>> {
  const found = new Map<string, Source>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const part = MACHINE_RULES.parts[key];
    if (part === undefined || found.has(key)) continue;
    found.set(key, part);
    waiting.push(...part.uses);
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
