import type { Simulator } from './simulator';
import type { SimSnapshot, SimEvent, Simulation } from './simulation.types';

/** A fresh run. */
export function startSimulation(simulator: Simulator, input: unknown): Simulation {
  return { input, initial: simulator.start(input), steps: [], currentStep: 0 };
}

/** How things stand now. */
export function getCurrentSnapshot({ initial, steps, currentStep }: Simulation): SimSnapshot {
  return steps[currentStep - 1]?.after ?? initial;
}

/** How things stood a step earlier; null at the beginning. */
export function getPreviousSnapshot({
  initial,
  steps,
  currentStep,
}: Simulation): SimSnapshot | null {
  if (currentStep === 0) return null;
  return steps[currentStep - 2]?.after ?? initial;
}

/** Makes a move; what had been undone is gone then. Or says why it cannot be made. */
export function sendEvent(
  simulator: Simulator,
  simulation: Simulation,
  simEvent: SimEvent,
): Simulation | { readonly refusal: string } {
  const after = simulator.send(getCurrentSnapshot(simulation), simEvent);
  if ('refusal' in after) return after;
  const steps = [...simulation.steps.slice(0, simulation.currentStep), { simEvent, after }];
  return { ...simulation, steps, currentStep: steps.length };
}

/** Goes to the moment after so many steps, back or forth. */
export function goToStep(simulation: Simulation, currentStep: number): Simulation {
  return {
    ...simulation,
    currentStep: Math.min(Math.max(currentStep, 0), simulation.steps.length),
  };
}

/** Plays a whole sequence; at the first move that cannot be made it stops and says so. */
export function replaySequence(
  simulator: Simulator,
  input: unknown,
  simEvents: readonly SimEvent[],
): { readonly simulation: Simulation; readonly refusal: string | null } {
  let simulation = startSimulation(simulator, input);
  for (const [index, simEvent] of simEvents.entries()) {
    const next = sendEvent(simulator, simulation, simEvent);
    if ('refusal' in next)
      return { simulation, refusal: `Step ${index + 1} cannot be made: ${next.refusal}` };
    simulation = next;
  }
  return { simulation, refusal: null };
}

/** Everything that a run has come through, states and transitions alike. */
export function getVisited({ initial, steps, currentStep }: Simulation): ReadonlySet<string> {
  const snapshots = [initial, ...steps.slice(0, currentStep).map(({ after }) => after)];
  return new Set(
    snapshots.flatMap(({ states, passedThrough, transitions }) => [
      ...states,
      ...passedThrough,
      ...transitions,
      // A first state that is left at once is never arrived at.
      ...transitions.map(getSource).filter(Boolean),
    ]),
  );
}

const getSource = (transitionId: string) => transitionId.split(' · ')[0] ?? '';
