import type { Simulator } from './simulator';
import type { SimSnapshot, SimEvent, Simulation } from './simulation.types';

/** Starts a new run. */
export function startSimulation(simulator: Simulator, input: unknown): Simulation {
  return { input, initial: simulator.start(input), steps: [], currentStep: 0 };
}

/** The snapshot after the current step. */
export function getCurrentSnapshot({ initial, steps, currentStep }: Simulation): SimSnapshot {
  return steps[currentStep - 1]?.after ?? initial;
}

/** The snapshot before the current step; null at the start. */
export function getPreviousSnapshot({
  initial,
  steps,
  currentStep,
}: Simulation): SimSnapshot | null {
  if (currentStep === 0) return null;
  return steps[currentStep - 2]?.after ?? initial;
}

/** Applies a step and drops undone ones, or returns the reason why the step is not possible. */
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

/** Goes back or forward to a step, counted from 1; 0 is the start. */
export function goToStep(simulation: Simulation, currentStep: number): Simulation {
  return {
    ...simulation,
    currentStep: Math.min(Math.max(currentStep, 0), simulation.steps.length),
  };
}

/** Replays a sequence; stops at the first step that is not possible and returns the reason. */
export function replaySequence(
  simulator: Simulator,
  input: unknown,
  simEvents: readonly SimEvent[],
): { readonly simulation: Simulation; readonly refusal: string | null } {
  let simulation = startSimulation(simulator, input);
  for (const [index, simEvent] of simEvents.entries()) {
    const next = sendEvent(simulator, simulation, simEvent);
    if ('refusal' in next)
      return { simulation, refusal: `Step ${index + 1} is not possible: ${next.refusal}` };
    simulation = next;
  }
  return { simulation, refusal: null };
}

/** The states and transitions that a run has visited. */
export function getVisited({ initial, steps, currentStep }: Simulation): ReadonlySet<string> {
  const snapshots = [initial, ...steps.slice(0, currentStep).map(({ after }) => after)];
  return new Set(
    snapshots.flatMap(({ states, passedThrough, transitions }) => [
      ...states,
      ...passedThrough,
      ...transitions,
      // A momentary initial state is in no snapshot, so it is taken from its outgoing transition.
      ...transitions.map(getSource).filter(Boolean),
    ]),
  );
}

const getSource = (transitionId: string) => transitionId.split(' · ')[0] ?? '';
