import { isMomentary, listStateNodes, listTransitions, pathOf } from './machine-parts';
import type { Aim, CatalogueEntry, Expected, Move, Walk } from './walkthrough.types';

/** Everything that walkthroughs of `entry` have to show. */
export function listAims(entry: CatalogueEntry): readonly Aim[] {
  return [
    ...listStates(entry),
    ...listTransitionAims(entry),
    ...entry.starts.map(({ situation, says, leadsTo }) => {
      const title = `${says} It leads to "${titleOf(entry, leadsTo)}".`;
      return { kind: 'start', id: situation, title } as const;
    }),
    ...Object.entries(entry.outcomes).flatMap(([actor, { done, error }]) => [
      ...done.map((outcome) => toOutcomeAim(actor, 'done', outcome)),
      ...error.map((outcome) => toOutcomeAim(actor, 'error', outcome)),
    ]),
    ...entry.events.map(({ says }) => ({ kind: 'event', id: says, title: says }) as const),
  ];
}

/** True where `walk` ends with what `aim` is about. */
export function shows(walk: Walk, aim: Aim): boolean {
  const { start, initial, steps } = walk;
  const last = steps.at(-1);
  const { states, passed, transitions }: Expected = last?.expected ?? initial;
  switch (aim.kind) {
    case 'state':
      return states.includes(aim.id) || passed.includes(aim.id);
    case 'transition':
      return transitions.includes(aim.id);
    case 'start':
      return start.situation === aim.id && states.includes(start.leadsTo);
    case 'outcome':
    case 'event':
      return last !== undefined && idOf(last) === aim.id;
  }
}

function idOf(move: Move): string | null {
  switch (move.kind) {
    case 'event':
      return move.says;
    case 'outcome':
      return outcomeId(move.actor, move.result, move.situation);
    case 'delay':
      return null;
  }
}

const outcomeId = (actor: string, result: string, situation: string) =>
  `${actor} ${result}: ${situation}`;

function toOutcomeAim(
  actor: string,
  result: 'done' | 'error',
  { situation, says }: { readonly situation: string; readonly says: string },
): Aim {
  return { kind: 'outcome', id: outcomeId(actor, result, situation), title: says };
}

function listStates(entry: CatalogueEntry): readonly Aim[] {
  return listStateNodes(entry.machine).map((node) => {
    const id = pathOf(node);
    const title = titleOf(entry, id);
    return { kind: 'state', id, title: isMomentary(node) ? `Pass "${title}".` : `See "${title}".` };
  });
}

function listTransitionAims(entry: CatalogueEntry): readonly Aim[] {
  return listTransitions(entry.machine).map(({ id, source, trigger, guard, target }) => {
    const when = guard === null ? '' : ` (${guard})`;
    const leads = target === null ? 'stay' : `on to "${titleOf(entry, target)}"`;
    const title = `From "${titleOf(entry, source)}" by ${trigger}${when}: ${leads}.`;
    return { kind: 'transition', id, title };
  });
}

function titleOf({ states, title }: CatalogueEntry, path: string): string {
  return path === '' ? title : (states[path]?.title ?? path);
}
