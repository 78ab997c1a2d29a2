import type { Chart } from '../model/chart.types';
import type { RuleChange } from './diff.types';
import { OWN_SOURCE } from './diff-rules';

/** An update of a package or of the requests changes much at once. */
const LISTED_CAUSES = 3;

type Marks = {
  /** By path. */
  readonly states: ReadonlyMap<string, readonly string[]>;
  /** By id. */
  readonly transitions: ReadonlyMap<string, readonly string[]>;
};

/** The states and transitions that use a changed rule, with what to say about each. */
export function markRules(changes: readonly RuleChange[], chart: Chart): Marks {
  const changed = changes.filter(({ change }) => change === 'changed');
  const listDetails = (uses: (rule: RuleChange) => boolean) => changed.filter(uses).map(formatRule);
  const states = chart.states.map(({ path, actors, delays, entry, exit }) => {
    const names: Readonly<Record<string, readonly string[]>> = {
      state: [path],
      actor: actors,
      delay: delays.map(({ name }) => name),
      action: [...entry, ...exit],
    };
    return [path, listDetails(({ kind, name }) => names[kind]?.includes(name) === true)] as const;
  });
  const transitions = chart.transitions.map(({ id, kind, trigger, guard, actions }) => {
    const names: Readonly<Record<string, readonly string[]>> = {
      transition: [id],
      guard: guard === null ? [] : guard.split(' ').slice(0, 1),
      delay: kind === 'delay' ? [trigger.replace(/^after /, '')] : [],
      action: actions,
    };
    return [id, listDetails((rule) => names[rule.kind]?.includes(rule.name) === true)] as const;
  });
  const withDetails = (items: readonly (readonly [string, readonly string[]])[]) =>
    new Map(items.filter(([, details]) => details.length > 0));
  return { states: withDetails(states), transitions: withDetails(transitions) };
}

/** `guard isSaved: its rule changed (isSaved in x.selectors.ts)`; a state or transition is not named again. */
function formatRule({ kind, name, causes }: RuleChange): string {
  const isInline = kind === 'state' || kind === 'transition';
  return `${isInline ? 'inline code' : `${kind} ${name}`}: ${formatCauses(causes)}`;
}

/** `its rule changed`, or what it uses that changed. */
export function formatCauses(causes: readonly string[]): string {
  const used = causes.filter((cause) => cause !== OWN_SOURCE);
  const own = used.length < causes.length ? 'its rule changed' : '';
  const others = used.length > 0 ? `something it uses changed: ${formatList(used)}` : '';
  return [own, others].filter(Boolean).join('; ');
}

function formatList(parts: readonly string[]): string {
  const omitted = parts.length - LISTED_CAUSES;
  const suffix = omitted > 0 ? ` and ${omitted} more` : '';
  return `${parts.slice(0, LISTED_CAUSES).join(', ')}${suffix}`;
}
