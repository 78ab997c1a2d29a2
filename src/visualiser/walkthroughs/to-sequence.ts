import type { Step, Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import type { Sequence } from '../simulate/sequence';
import type { SimMove } from '../simulate/simulation.types';

/** A walkthrough as a run that the simulator can play, up to so many steps. */
export function walkthroughToSequence(
  { machineId, start, steps }: Walkthrough,
  stepCount = steps.length,
): Sequence {
  return {
    machine: machineId,
    input: start.input,
    moves: steps.slice(0, stepCount).map(stepToMove),
  };
}

function stepToMove(step: Step): SimMove {
  switch (step.kind) {
    case 'event':
      return { kind: 'event', event: step.event };
    case 'outcome':
      return { kind: step.result, actor: step.actor, value: step.value };
    case 'delay':
      return { kind: 'delay', delay: step.delay };
  }
}
