import type { Step, Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Sequence } from '../simulate/sequence';
import type { SimEvent } from '../simulate/simulation.types';

/** Converts the first `stepCount` steps of a walkthrough to a sequence for the simulator. */
export function walkthroughToSequence(
  { machineId, start, steps }: Walkthrough,
  stepCount = steps.length,
): Sequence {
  return {
    machine: machineId,
    input: start.input,
    moves: steps.slice(0, stepCount).map(stepToSimEvent),
  };
}

function stepToSimEvent(step: Step): SimEvent {
  switch (step.kind) {
    case 'event':
      return { kind: 'event', event: step.event };
    case 'outcome':
      return { kind: step.result, actor: step.actor, value: step.value };
    case 'delay':
      return { kind: 'delay', delay: step.delay };
  }
}
