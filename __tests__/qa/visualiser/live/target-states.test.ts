/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import {
  isTransient,
  listStateNodes,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import {
  findShortestPath,
  listTargetStates,
} from '../../../../src/qa/visualiser/live/target-states';
import { FLOW_PAGES } from '../../../../src/qa/flow-drivers/flow-pages';

describe('target states of a flow', () => {
  it.each(MACHINE_REGISTRY)(
    'have a path for every state of "$title" that has a screen',
    (entry) => {
      const momentary = listStateNodes(entry.machine).filter(isTransient).map(getStatePath);
      const unreachable = [...momentary, ...Object.keys(FLOW_PAGES[entry.id]?.notVisible ?? {})];
      const missing = listTargetStates(entry).filter(({ shortestPath }) => shortestPath === null);
      expect(missing.map(({ state }) => state).sort()).toEqual([...new Set(unreachable)].sort());
      for (const { unreachableReason } of missing) expect(unreachableReason).not.toBe('');
    },
  );

  it('use the walkthrough with the fewest steps', () => {
    const [userGate] = MACHINE_REGISTRY;
    if (userGate === undefined) throw new Error('The registry is empty.');
    expect(findShortestPath(userGate, 'LOADING')?.count).toBe(0);
    expect(findShortestPath(userGate, 'CONSENT_REQUIRED.reading')?.count).toBe(1);
    expect(findShortestPath(userGate, 'no such state')).toBeNull();
  });
});
