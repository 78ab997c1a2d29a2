import { getShortestPaths } from 'xstate/graph';
import { listAims, shows } from './aims';
import { listMoves } from './list-moves';
import type { AnyState } from './machine-parts';
import { createTracer } from './tracer';
import type { Aim, CatalogueEntry, Move, Start, Walk, Walkthrough } from './walkthrough.types';

/**
 * The shortest way to every state, over every transition (guard branches one by one), from every beginning to the state
 * that it is there to show, and over every sample. One way may serve several of these aims.
 */
export function generateWalkthroughs(entry: CatalogueEntry): readonly Walkthrough[] {
  const known = generated.get(entry) ?? generate(entry);
  generated.set(entry, known);
  return known;
}

const generated = new WeakMap<CatalogueEntry, readonly Walkthrough[]>();

function generate(entry: CatalogueEntry): readonly Walkthrough[] {
  const walks = listWalks(entry);
  const found = new Map<Walk, Aim[]>();
  for (const aim of listAims(entry)) {
    const walk = walks.find((one) => shows(one, aim));
    if (walk !== undefined) found.set(walk, [...(found.get(walk) ?? []), aim]);
  }
  return [...found].flatMap(([walk, aims]) => {
    const [first] = aims;
    if (first === undefined) return [];
    const id = `${entry.id} · ${first.kind} ${first.id}`;
    return [{ id, machineId: entry.id, title: first.title, aims, ...walk }];
  });
}

/** Those walkthroughs that no longer one begins with: run step by step, they show all that the others show. */
export function withoutBeginnings(walkthroughs: readonly Walkthrough[]): readonly Walkthrough[] {
  const wordsOf = ({ start, steps }: Walkthrough) =>
    [start.situation, ...steps.map(({ event }) => JSON.stringify(event)), ''].join('\n');
  return walkthroughs.filter(
    (one) =>
      !walkthroughs.some((other) => other !== one && wordsOf(other).startsWith(wordsOf(one))),
  );
}

/** Every shortest way to a distinct state of affairs, and each a move further; the shortest first. */
function listWalks(entry: CatalogueEntry): readonly Walk[] {
  const { traceStart, traceMove } = createTracer(entry);
  return entry.starts
    .flatMap((start) => {
      const initial = traceStart(start);
      const toStep = once((state: AnyState, move: Move) => ({
        ...move,
        expected: traceMove(state, move),
      }));
      return [
        { start, initial, steps: [] },
        ...listShortestPaths(entry, start).flatMap(({ end, taken }) => {
          const steps = taken.map(({ from, move }) => toStep(from, move));
          return listMoves(entry, end).map((move) => ({
            start,
            initial,
            steps: [...steps, toStep(end, move)],
          }));
        }),
      ];
    })
    .sort((one, other) => one.steps.length - other.steps.length);
}

/** For every distinct state of affairs: the moves that lead there soonest, each with the state it is made in. */
function listShortestPaths(entry: CatalogueEntry, { input }: Start) {
  const moves = new Map<unknown, Move>();
  const paths = getShortestPaths(entry.machine, {
    input,
    events: (state: AnyState) =>
      listMoves(entry, state).map((move) => {
        moves.set(move.event, move);
        return move.event;
      }),
    serializeState: (state: AnyState) =>
      JSON.stringify([state.value, entry.distinguish(state.context)]),
  });
  return paths.map(({ state, steps }) => ({
    end: state as AnyState,
    // Each of the steps is an event and the state after it; the first is the beginning itself.
    taken: steps.slice(1).flatMap(({ event }, index) => {
      const from = steps[index]?.state as AnyState | undefined;
      const move = moves.get(event);
      return from === undefined || move === undefined ? [] : [{ from, move }];
    }),
  }));
}

/** `make`, called once for the same state and the same move. */
function once<Made>(make: (state: AnyState, move: Move) => Made) {
  const made = new Map<string, Made>();
  return (state: AnyState, move: Move): Made => {
    const key = JSON.stringify([state.value, state.context, move.event]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(state, move);
    made.set(key, fresh);
    return fresh;
  };
}
