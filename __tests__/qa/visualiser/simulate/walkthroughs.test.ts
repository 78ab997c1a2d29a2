/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  listStateNodes,
  listTransitions,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import { getSimulator } from '../../../../src/qa/visualiser/simulate/simulator';
import {
  decodeSequence,
  encodeSequence,
  toSequence,
} from '../../../../src/qa/visualiser/simulate/sequence';
import {
  getCurrentSnapshot,
  replaySequence,
  getVisited,
} from '../../../../src/qa/visualiser/simulate/simulation.reducer';
import { walkthroughToSequence } from '../../../../src/qa/visualiser/walkthroughs/walkthrough-to-sequence';

describe.each(MACHINE_REGISTRY)('simulating "$title"', (entry) => {
  const simulator = getSimulator(entry);
  const walkthroughs = generateWalkthroughs(entry);
  const runs = walkthroughs.map((walkthrough) => {
    const { input, moves } = walkthroughToSequence(walkthrough);
    return { walkthrough, ...replaySequence(simulator, input, moves) };
  });

  it('comes with every walkthrough to what is expected after each step', () => {
    expect(runs.filter(({ refusal }) => refusal !== null)).toEqual([]);
    for (const { walkthrough, simulation } of runs) {
      expect(simulation.initial.value).toEqual(walkthrough.initial.value);
      const replayed = simulation.steps.map(({ after }) => ({
        value: after.value,
        transitions: after.transitions,
        passed: after.passedThrough,
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
      expect(replayed).toEqual(expected);
    }
  });

  it('visits every state and takes every transition', () => {
    const visited = new Set(runs.flatMap(({ simulation }) => [...getVisited(simulation)]));
    const all = [
      ...listStateNodes(entry.machine).map(getStatePath),
      ...listTransitions(entry.machine).map(({ id }) => id),
    ];
    expect(all.filter((name) => !visited.has(name))).toEqual([]);
  });

  it('comes to the same by the link to a run', () => {
    const longest = runs.reduce((one, other) =>
      other.simulation.currentStep > one.simulation.currentStep ? other : one,
    );
    const code = encodeSequence(toSequence(entry.id, longest.simulation));
    expect(code).toMatch(/^[\w-]+$/);
    const decoded = decodeSequence(code, entry.id);
    if ('problem' in decoded) throw new Error(decoded.problem);
    const again = replaySequence(simulator, decoded.sequence.input, decoded.sequence.moves);
    expect(getCurrentSnapshot(again.simulation)).toEqual(getCurrentSnapshot(longest.simulation));
  });
});
