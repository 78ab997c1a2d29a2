/** @jest-environment node */
import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { isTransient, listStateNodes, getStatePath } from '../../../machines/walkthroughs/machine-parts';
import { findWay, listPlaces } from '../../../src/visualiser/live/find-place';
import { FLOW_PAGES } from '../../../src/walks/stages';

describe('the ways to the states of a flow', () => {
  it.each(MACHINE_REGISTRY)('lead to every state of "$title" that has a screen', (entry) => {
    const momentary = listStateNodes(entry.machine).filter(isTransient).map(getStatePath);
    const unseen = [...momentary, ...Object.keys(FLOW_PAGES[entry.id]?.notVisible ?? {})];
    const missing = listPlaces(entry).filter(({ way }) => way === null);
    expect(missing.map(({ state }) => state).sort()).toEqual([...new Set(unseen)].sort());
    for (const { why } of missing) expect(why).not.toBe('');
  });

  it('are the shortest there are', () => {
    const [userGate] = MACHINE_REGISTRY;
    if (userGate === undefined) throw new Error('The catalogue is empty.');
    expect(findWay(userGate, 'LOADING')?.count).toBe(0);
    expect(findWay(userGate, 'CONSENT_REQUIRED.reading')?.count).toBe(1);
    expect(findWay(userGate, 'no such state')).toBeNull();
  });
});
