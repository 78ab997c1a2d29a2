/** @jest-environment node */
import { CATALOGUE } from '../../../machines/catalogue';
import { isMomentary, listStateNodes, pathOf } from '../../../machines/walkthroughs/machine-parts';
import { findWay, listPlaces } from '../../../src/visualiser/live/find-place';
import { STAGES } from '../../../src/walks/stages';

describe('the ways to the states of a flow', () => {
  it.each(CATALOGUE)('lead to every state of "$title" that has a screen', (entry) => {
    const momentary = listStateNodes(entry.machine).filter(isMomentary).map(pathOf);
    const unseen = [...momentary, ...Object.keys(STAGES[entry.id]?.unseen ?? {})];
    const missing = listPlaces(entry).filter(({ way }) => way === null);
    expect(missing.map(({ state }) => state).sort()).toEqual([...new Set(unseen)].sort());
    for (const { why } of missing) expect(why).not.toBe('');
  });

  it('are the shortest there are', () => {
    const [userGate] = CATALOGUE;
    if (userGate === undefined) throw new Error('The catalogue is empty.');
    expect(findWay(userGate, 'LOADING')?.count).toBe(0);
    expect(findWay(userGate, 'CONSENT_REQUIRED.reading')?.count).toBe(1);
    expect(findWay(userGate, 'no such state')).toBeNull();
  });
});
