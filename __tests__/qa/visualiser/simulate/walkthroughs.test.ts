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

describe.each(MACHINE_REGISTRY)('simulation of "$title"', (entry) => {
  const simulator = getSimulator(entry);
  const walkthroughs = generateWalkthroughs(entry);
  const runs = walkthroughs.map((walkthrough) => {
    const { input, moves } = walkthroughToSequence(walkthrough);
    return { walkthrough, ...replaySequence(simulator, input, moves) };
  });

  it('reaches the expected state after each step of every walkthrough', () => {
    expect(runs.filter(({ refusal }) => refusal !== null)).toEqual([]);
    for (const { walkthrough, simulation } of runs) {
      expect(simulation.initial.value).toEqual(walkthrough.initial.value);
      const actual = simulation.steps.map(({ after }) => ({
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
      expect(actual).toEqual(expected);
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

  it('reaches the same state when a run is replayed from its link', () => {
    const longest = runs.reduce((best, run) =>
      run.simulation.currentStep > best.simulation.currentStep ? run : best,
    );
    const code = encodeSequence(toSequence(entry.id, longest.simulation));
    expect(code).toMatch(/^[\w-]+$/);
    const decoded = decodeSequence(code, entry.id);
    if ('problem' in decoded) throw new Error(decoded.problem);
    const replayed = replaySequence(simulator, decoded.sequence.input, decoded.sequence.moves);
    expect(getCurrentSnapshot(replayed.simulation)).toEqual(getCurrentSnapshot(longest.simulation));
  });
});
