/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import {
  listStateNodes,
  listTransitions,
  getStatePath,
} from '../../../machines/walkthroughs/machine-parts';
import { playerOf } from '../../../src/visualiser/simulate/run-machine';
import {
  decodeSequence,
  encodeSequence,
  toSequence,
} from '../../../src/visualiser/simulate/sequence';
import {
  currentMoment,
  playSequence,
  visitedIn,
} from '../../../src/visualiser/simulate/simulation.reducer';
import { walkthroughToSequence } from '../../../src/visualiser/walkthroughs/to-sequence';

describe.each(MACHINE_REGISTRY)('simulating "$title"', (entry) => {
  const player = playerOf(entry);
  const walkthroughs = generateWalkthroughs(entry);
  const runs = walkthroughs.map((walkthrough) => {
    const { input, moves } = walkthroughToSequence(walkthrough);
    return { walkthrough, ...playSequence(player, input, moves) };
  });

  it('comes with every walkthrough to what is expected after each step', () => {
    expect(runs.filter(({ refusal }) => refusal !== null)).toEqual([]);
    for (const { walkthrough, simulation } of runs) {
      expect(simulation.initial.value).toEqual(walkthrough.initial.value);
      const played = simulation.steps.map(({ after }) => ({
        value: after.value,
        transitions: after.transitions,
        passed: after.passed,
        stateKey: entry.getStateKey(after.context),
        problem: after.problem,
      }));
      const expected = walkthrough.steps.map(({ expected: step }) => ({
        value: step.value,
        transitions: step.transitions,
        passed: step.passedThrough,
        stateKey: step.stateKey,
        problem: null,
      }));
      expect(played).toEqual(expected);
    }
  });

  it('visits every state and takes every transition', () => {
    const visited = new Set(runs.flatMap(({ simulation }) => [...visitedIn(simulation)]));
    const all = [
      ...listStateNodes(entry.machine).map(getStatePath),
      ...listTransitions(entry.machine).map(({ id }) => id),
    ];
    expect(all.filter((part) => !visited.has(part))).toEqual([]);
  });

  it('comes to the same by the link to a run', () => {
    const longest = runs.reduce((one, other) =>
      other.simulation.at > one.simulation.at ? other : one,
    );
    const code = encodeSequence(toSequence(entry.id, longest.simulation));
    expect(code).toMatch(/^[\w-]+$/);
    const read = decodeSequence(code, entry.id);
    if ('problem' in read) throw new Error(read.problem);
    const again = playSequence(player, read.sequence.input, read.sequence.moves);
    expect(currentMoment(again.simulation)).toEqual(currentMoment(longest.simulation));
  });
});
