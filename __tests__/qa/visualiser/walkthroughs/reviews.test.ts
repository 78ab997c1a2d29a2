/** @jest-environment node */
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { getCoverage, listPassed } from '../../../../src/qa/visualiser/walkthroughs/coverage';
import {
  readReviewFile,
  toReviewFile,
} from '../../../../src/qa/visualiser/walkthroughs/review-file';
import {
  MAX_TEXT_LENGTH,
  type Reviews,
} from '../../../../src/qa/visualiser/walkthroughs/review.types';
import {
  isOutdated,
  isUnsigned,
  mergeReviews,
  reviewStep,
  reviewWalkthrough,
  signReviews,
  getStepReview,
} from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthroughs = generateWalkthroughs(userGateEntry);
const walkthrough = walkthroughs.find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id } = walkthrough;
const signature = { tester: 'Tess', build: '1.4.0' };
const NOON = '2026-11-02T12:00:00.000Z';
const LATER = '2026-11-03T12:00:00.000Z';

const passAll = (): Reviews =>
  walkthroughs.reduce<Reviews>(
    (reviews, reviewed) =>
      reviewWalkthrough(reviews, reviewed, { verdict: 'pass' }, signature, NOON),
    {},
  );

describe('review', () => {
  it('records tester, build and time', () => {
    const reviews = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, signature, NOON);
    expect(reviews[id]).toMatchObject({ verdict: 'pass', note: '', ...signature, at: NOON });
    const noted = reviewWalkthrough(reviews, walkthrough, { note: 'Slow.' }, signature, LATER);
    expect(noted[id]).toMatchObject({ verdict: 'pass', note: 'Slow.', at: LATER });
  });

  it('fails with a failed step, but does not pass with a passed one', () => {
    const passed = reviewStep({}, walkthrough, 1, { verdict: 'pass' }, signature, NOON);
    expect(passed[id]?.verdict).toBeNull();
    const failed = reviewStep(passed, walkthrough, 2, { verdict: 'fail' }, signature, NOON);
    expect(failed[id]?.verdict).toBe('fail');
    expect(getStepReview(failed[id], 1)).toEqual({ verdict: 'pass', note: '' });
    expect(getStepReview(failed[id], 2)).toEqual({ verdict: 'fail', note: '' });
    expect(getStepReview(failed[id], 3)).toEqual({ verdict: null, note: '' });

    const change = (verdict: 'pass' | null) =>
      reviewWalkthrough(failed, walkthrough, { verdict }, signature, LATER)[id]?.verdict;
    expect([change('pass'), change(null)]).toEqual(['fail', 'fail']);
    const repeated = reviewStep(failed, walkthrough, 2, { verdict: 'pass' }, signature, LATER);
    const passedAgain = reviewWalkthrough(
      repeated,
      walkthrough,
      { verdict: 'pass' },
      signature,
      LATER,
    );
    expect(passedAgain[id]?.verdict).toBe('pass');
  });

  it('is outdated when the steps have changed', () => {
    const reviews = passAll();
    const [start] = userGateEntry.starts;
    if (start === undefined) throw new Error('There is no start.');
    const other = { ...walkthrough, start: { ...start, description: 'A changed start.' } };
    const review = reviews[id];
    expect(review && isOutdated(other, review)).toBe(true);
    expect(listPassed([other], reviews)).toEqual([]);
    expect(listPassed([walkthrough], reviews)).toEqual([walkthrough]);
    const reviewedAgain = reviewWalkthrough(reviews, other, { note: 'New.' }, signature, LATER);
    expect(reviewedAgain[id]?.verdict).toBeNull();
  });
});

describe('review without tester and build', () => {
  const anonymous = { tester: '', build: '' };
  const reviews = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, anonymous, NOON);

  it('is exported with the signature that was entered later', () => {
    expect(Object.values(reviews).every(isUnsigned)).toBe(true);
    const signedLater = signReviews(reviews, signature);
    expect(signedLater[id]).toEqual({ ...reviews[id], ...signature });
    expect(Object.values(signedLater).some(isUnsigned)).toBe(false);
  });

  it('keeps its own signature if it has one', () => {
    const signed = signReviews(passAll(), { tester: 'Tom', build: '2' });
    expect(signed[id]).toMatchObject(signature);
  });
});

describe('coverage', () => {
  it.each(MACHINE_REGISTRY)('is complete for all walkthroughs of "$title"', (entry) => {
    const { states, transitions, stateCount, transitionCount } = getCoverage(
      entry,
      generateWalkthroughs(entry),
    );
    expect([states.size, transitions.size]).toEqual([stateCount, transitionCount]);
  });

  it('is empty without walkthroughs', () => {
    const { states, transitions } = getCoverage(userGateEntry, []);
    expect(states.size + transitions.size).toBe(0);
  });
});

describe('review file', () => {
  it('is unchanged after export and import', () => {
    const reviews = passAll();
    expect(readReviewFile(toReviewFile(reviews, {}, NOON))).toEqual({
      reviews,
      opened: {},
      skippedCount: 0,
    });
  });

  it('skips an invalid review and keeps the others', () => {
    const reviews = passAll();
    const invalid = { ...reviews, [id]: { verdict: 'perhaps' } } as unknown as Reviews;
    const { [id]: lost, ...others } = reviews;
    expect(lost).toBeDefined();
    expect(readReviewFile(toReviewFile(invalid, {}, NOON))).toEqual({
      reviews: others,
      opened: {},
      skippedCount: 1,
    });
  });

  it('cuts a note that is too long, and keeps the rest of the review', () => {
    const note = 'x'.repeat(6000);
    const reviews = reviewStep(passAll(), walkthrough, 1, { note }, signature, NOON);
    const read = readReviewFile(toReviewFile(reviews, {}, NOON));
    if (!('reviews' in read)) throw new Error(read.problem);
    expect(read.skippedCount).toBe(0);
    expect(read.reviews[id]?.verdict).toBe('pass');
    expect(getStepReview(read.reviews[id], 1).note).toBe('x'.repeat(MAX_TEXT_LENGTH));
  });

  it.each(['', 'Hello.', '{}', '[]', '{"format":"walkthrough-reviews","version":1}'])(
    'is rejected if it is %j',
    (content) => expect(readReviewFile(content)).toHaveProperty('problem'),
  );

  it('is merged with the existing reviews, and the later review wins', () => {
    const ours = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, signature, NOON);
    const theirs = reviewWalkthrough({}, walkthrough, { verdict: 'fail' }, signature, LATER);
    expect(mergeReviews(ours, theirs)).toEqual(theirs);
    expect(mergeReviews(theirs, ours)).toEqual(theirs);
    expect(mergeReviews(ours, {})).toEqual(ours);
  });
});
