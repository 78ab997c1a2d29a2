import type { ChartRules, Source } from '../model/chart.types';
import type { RuleChange } from './diff.types';

type Parts = ChartRules['parts'];

/** The cause if a rule itself has changed. */
export const OWN_SOURCE = 'its own source';

/** The rules that differ between two charts of a machine, because of their own source or of something that they use. */
export function diffRules(before: ChartRules, now: ChartRules): readonly RuleChange[] {
  const changedParts = listChangedParts(before.parts, now.parts);
  const keys = new Set([...Object.keys(before.items), ...Object.keys(now.items)]);
  return [...keys].flatMap((key): readonly RuleChange[] => {
    const [previous, current] = [before.items[key], now.items[key]];
    const { kind, name } = toRuleName(key);
    if (previous === undefined) return [{ change: 'added', kind, name, causes: [] }];
    if (current === undefined) return [{ change: 'removed', kind, name, causes: [] }];
    const used = new Set([...collect(previous, before.parts), ...collect(current, now.parts)]);
    const causes = [
      ...(previous.hash === current.hash ? [] : [OWN_SOURCE]),
      ...[...changedParts].flatMap(([part, text]) => (used.has(part) ? [text] : [])),
    ];
    return causes.length === 0 ? [] : [{ change: 'changed', kind, name, causes }];
  });
}

/** By key, how a part that differs is named in a cause. */
function listChangedParts(before: Parts, now: Parts): ReadonlyMap<string, string> {
  const isMoved = (key: string, source: Source, others: Parts) =>
    Object.entries(others).some(
      ([other, { hash }]) => hash === source.hash && getName(other) === getName(key),
    );
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return new Map(
    [...keys].flatMap((key) => {
      const [previous, current] = [before[key], now[key]];
      if (previous?.hash === current?.hash) return [];
      // The same declaration in another file is no change.
      if (previous === undefined && current !== undefined && isMoved(key, current, before))
        return [];
      if (current === undefined && previous !== undefined && isMoved(key, previous, now)) return [];
      return [[key, describePart(key, previous, current)] as const];
    }),
  );
}

/** Everything that a rule uses, directly or not. */
function collect({ uses }: Source, parts: Parts): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...uses];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...(parts[key]?.uses ?? []));
  }
  return found;
}

const getName = (key: string) => key.slice(key.indexOf(' ') + 1);

function describePart(key: string, before: Source | undefined, now: Source | undefined): string {
  if (key.startsWith('package '))
    return `${getName(key)} ${before?.hash ?? 'none'} → ${now?.hash ?? 'none'}`;
  const file = key.slice(0, key.indexOf(' '));
  return `${getName(key)} in ${file.slice(file.lastIndexOf('/') + 1)}`;
}

function toRuleName(key: string): { readonly kind: string; readonly name: string } {
  return { kind: key.slice(0, key.indexOf(' ')), name: getName(key) };
}
