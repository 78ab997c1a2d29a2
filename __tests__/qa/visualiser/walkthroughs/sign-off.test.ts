/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  getCoverage,
  getSignOff,
  listPassed,
} from '../../../../src/qa/visualiser/walkthroughs/coverage';
import type { Reviews } from '../../../../src/qa/visualiser/walkthroughs/review.types';
import { reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';
import { formatExcludedCount } from '../../../../src/qa/visualiser/walkthroughs/excluded-list';

const walkthroughs = generateWalkthroughs(userGateEntry);
const failedOne = walkthroughs.find(({ title }) => title === 'See "Recording the consent".');
if (failedOne === undefined) throw new Error('There is no such walkthrough.');
const NOON = '2026-11-02T12:00:00.000Z';
const signature = { tester: 'Tess', build: '1.4.0' };
const review = (reviews: Reviews, one: typeof failedOne, verdict: 'pass' | 'fail') =>
  reviewWalkthrough(reviews, one, { verdict }, signature, NOON);
const allPassed = walkthroughs.reduce<Reviews>((all, one) => review(all, one, 'pass'), {});
const oneFailed = review(allPassed, failedOne, 'fail');
const covered = getCoverage(userGateEntry, [failedOne]);

describe('sign-off', () => {
  it('takes the states and transitions of a failed walkthrough out of the count', () => {
    const { states, transitions, stateCount, transitionCount, excluded } = getSignOff(
      userGateEntry,
      walkthroughs,
      oneFailed,
    );
    expect(states.size).toBe(stateCount - covered.states.size);
    expect(transitions.size).toBe(transitionCount - covered.transitions.size);
    // Other passed walkthroughs cover them too.
    const passed = getCoverage(userGateEntry, listPassed(walkthroughs, oneFailed));
    expect(excluded.map(({ key }) => key)).toEqual(
      [...passed.states, ...passed.transitions].filter(
        (key) => covered.states.has(key) || covered.transitions.has(key),
      ),
    );
    expect(excluded[0]).toEqual({ kind: 'state', key: 'LOADING', failed: failedOne });
  });

  it('counts them again when the walkthrough passes, or when its steps have changed', () => {
    const passedAgain = review(oneFailed, failedOne, 'pass');
    const { states, stateCount, excluded } = getSignOff(userGateEntry, walkthroughs, passedAgain);
    expect([states.size, excluded]).toEqual([stateCount, []]);
    const start = { ...failedOne.start, description: 'Changed.' };
    const changed = walkthroughs.map((one) => (one === failedOne ? { ...one, start } : one));
    expect(getSignOff(userGateEntry, changed, oneFailed).excluded).toEqual([]);
  });

  it('withholds nothing that no passed walkthrough covers', () => {
    const onlyFailed = review({}, failedOne, 'fail');
    expect(getSignOff(userGateEntry, walkthroughs, onlyFailed).excluded).toEqual([]);
  });

  it('says how many are not counted', () => {
    const one = { kind: 'transition', key: 'a', failed: failedOne } as const;
    expect(formatExcludedCount([one])).toBe(
      '1 transition is not counted because a walkthrough over it failed',
    );
    expect(formatExcludedCount([{ ...one, kind: 'state' }, one, one])).toBe(
      '1 state and 2 transitions are not counted because a walkthrough over them failed',
    );
  });
});
