import type { Player } from './run-machine';
import type { Moment, SimMove, Simulation } from './simulation.types';

/** A fresh run. */
export function beginSimulation(player: Player, input: unknown): Simulation {
  return { input, initial: player.begin(input), steps: [], at: 0 };
}

/** How things stand now. */
export function currentMoment({ initial, steps, at }: Simulation): Moment {
  return steps[at - 1]?.after ?? initial;
}

/** How things stood a step earlier; null at the beginning. */
export function momentBefore({ initial, steps, at }: Simulation): Moment | null {
  if (at === 0) return null;
  return steps[at - 2]?.after ?? initial;
}

/** Makes a move; what had been undone is gone then. Or says why it cannot be made. */
export function makeMove(
  player: Player,
  simulation: Simulation,
  move: SimMove,
): Simulation | { readonly refusal: string } {
  const after = player.play(currentMoment(simulation), move);
  if ('refusal' in after) return after;
  const steps = [...simulation.steps.slice(0, simulation.at), { move, after }];
  return { ...simulation, steps, at: steps.length };
}

/** Goes to the moment after so many steps, back or forth. */
export function goToStep(simulation: Simulation, at: number): Simulation {
  return { ...simulation, at: Math.min(Math.max(at, 0), simulation.steps.length) };
}

/** Plays a whole sequence; at the first move that cannot be made it stops and says so. */
export function playSequence(
  player: Player,
  input: unknown,
  moves: readonly SimMove[],
): { readonly simulation: Simulation; readonly refusal: string | null } {
  let simulation = beginSimulation(player, input);
  for (const [index, move] of moves.entries()) {
    const next = makeMove(player, simulation, move);
    if ('refusal' in next)
      return { simulation, refusal: `Step ${index + 1} cannot be made: ${next.refusal}` };
    simulation = next;
  }
  return { simulation, refusal: null };
}

/** Everything that a run has come through, states and transitions alike. */
export function visitedIn({ initial, steps, at }: Simulation): ReadonlySet<string> {
  const moments = [initial, ...steps.slice(0, at).map(({ after }) => after)];
  return new Set(
    moments.flatMap(({ states, passed, transitions }) => [
      ...states,
      ...passed,
      ...transitions,
      // A first state that is left at once is never arrived at.
      ...transitions.map(sourceOf).filter(Boolean),
    ]),
  );
}

const sourceOf = (transitionId: string) => transitionId.split(' · ')[0] ?? '';
