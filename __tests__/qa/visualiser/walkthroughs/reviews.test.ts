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
import { escapeMarkdown, toMarkdown } from '../../../../src/qa/visualiser/walkthroughs/to-markdown';

const walkthroughs = generateWalkthroughs(userGateEntry);
const walkthrough = walkthroughs.find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id } = walkthrough;
const signature = { tester: 'Tess', build: '1.4.0' };
const NOON = '2026-11-02T12:00:00.000Z';
const LATER = '2026-11-03T12:00:00.000Z';

const passAll = (): Reviews =>
  walkthroughs.reduce<Reviews>(
    (reviews, one) => reviewWalkthrough(reviews, one, { verdict: 'pass' }, signature, NOON),
    {},
  );

describe('a review', () => {
  it('is signed by tester, build and time', () => {
    const reviews = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, signature, NOON);
    expect(reviews[id]).toMatchObject({ verdict: 'pass', note: '', ...signature, at: NOON });
    const noted = reviewWalkthrough(reviews, walkthrough, { note: 'Slow.' }, signature, LATER);
    expect(noted[id]).toMatchObject({ verdict: 'pass', note: 'Slow.', at: LATER });
  });

  it('is failed by a step that fails, and not passed by one that passes', () => {
    const passed = reviewStep({}, walkthrough, 1, { verdict: 'pass' }, signature, NOON);
    expect(passed[id]?.verdict).toBeNull();
    const failed = reviewStep(passed, walkthrough, 2, { verdict: 'fail' }, signature, NOON);
    expect(failed[id]?.verdict).toBe('fail');
    expect(getStepReview(failed[id], 1)).toEqual({ verdict: 'pass', note: '' });
    expect(getStepReview(failed[id], 2)).toEqual({ verdict: 'fail', note: '' });
    expect(getStepReview(failed[id], 3)).toEqual({ verdict: null, note: '' });
  });

  it('does not stand for steps that have changed since', () => {
    const reviews = passAll();
    const [start] = userGateEntry.starts;
    if (start === undefined) throw new Error('There is no start.');
    const other = { ...walkthrough, start: { ...start, description: 'Otherwise.' } };
    const review = reviews[id];
    expect(review && isOutdated(other, review)).toBe(true);
    expect(listPassed([other], reviews)).toEqual([]);
    expect(listPassed([walkthrough], reviews)).toEqual([walkthrough]);
    const again = reviewWalkthrough(reviews, other, { note: 'New.' }, signature, LATER);
    expect(again[id]?.verdict).toBeNull();
  });
});

describe('a review that names nobody', () => {
  const anonymous = { tester: '', build: '' };
  const reviews = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, anonymous, NOON);

  it('is handed on in the name that was given later', () => {
    expect(Object.values(reviews).every(isUnsigned)).toBe(true);
    const signedLater = signReviews(reviews, signature);
    expect(signedLater[id]).toEqual({ ...reviews[id], ...signature });
    expect(Object.values(signedLater).some(isUnsigned)).toBe(false);
    expect(toMarkdown(userGateEntry, walkthroughs, signedLater, LATER)).toContain(
      'Tess, build 1.4.0',
    );
  });

  it('keeps its own name where it has one', () => {
    const signed = signReviews(passAll(), { tester: 'Tom', build: '2' });
    expect(signed[id]).toMatchObject(signature);
  });
});

describe('coverage', () => {
  it.each(MACHINE_REGISTRY)('is complete by all walkthroughs of "$title"', (entry) => {
    const { states, transitions, stateCount, transitionCount } = getCoverage(
      entry,
      generateWalkthroughs(entry),
    );
    expect([states.size, transitions.size]).toEqual([stateCount, transitionCount]);
  });

  it('is nothing by none', () => {
    const { states, transitions } = getCoverage(userGateEntry, []);
    expect(states.size + transitions.size).toBe(0);
  });
});

describe('the file of reviews', () => {
  it('is read as it was written', () => {
    const reviews = passAll();
    expect(readReviewFile(toReviewFile(reviews, NOON))).toEqual({ reviews, skippedCount: 0 });
  });

  it('loses nothing but the one review that cannot be read', () => {
    const reviews = passAll();
    const spoilt = { ...reviews, [id]: { verdict: 'perhaps' } } as unknown as Reviews;
    const { [id]: lost, ...others } = reviews;
    expect(lost).toBeDefined();
    expect(readReviewFile(toReviewFile(spoilt, NOON))).toEqual({
      reviews: others,
      skippedCount: 1,
    });
  });

  it('cuts a note that is too long, and loses nothing else', () => {
    const note = 'x'.repeat(6000);
    const reviews = reviewStep(passAll(), walkthrough, 1, { note }, signature, NOON);
    const read = readReviewFile(toReviewFile(reviews, NOON));
    if (!('reviews' in read)) throw new Error(read.problem);
    expect(read.skippedCount).toBe(0);
    expect(read.reviews[id]?.verdict).toBe('pass');
    expect(getStepReview(read.reviews[id], 1).note).toBe('x'.repeat(MAX_TEXT_LENGTH));
  });

  it.each(['', 'Hello.', '{}', '[]', '{"format":"walkthrough-reviews","version":1}'])(
    'is refused where it is %j',
    (content) => expect(readReviewFile(content)).toHaveProperty('problem'),
  );

  it('adds to what is here, and of two reviews keeps the later one', () => {
    const ours = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, signature, NOON);
    const theirs = reviewWalkthrough({}, walkthrough, { verdict: 'fail' }, signature, LATER);
    expect(mergeReviews(ours, theirs)).toEqual(theirs);
    expect(mergeReviews(theirs, ours)).toEqual(theirs);
    expect(mergeReviews(ours, {})).toEqual(ours);
  });
});

describe('the sign-off in Markdown', () => {
  it('counts, and tells every step with its verdict and note', () => {
    const failed = reviewStep(
      {},
      walkthrough,
      2,
      { verdict: 'fail', note: 'The *reason* is missing.' },
      signature,
      NOON,
    );
    const text = toMarkdown(userGateEntry, walkthroughs, failed, LATER);
    expect(text).toContain('# Public user gate\n\n§4 Public user gate · 2026-11-03');
    expect(text).toContain(`0 passed, 1 failed, ${walkthroughs.length - 1} open`);
    expect(text).toContain('shows 0 of 10 states and 0 of 14 transitions.');
    expect(text).toContain(
      `## ❌ ${escapeMarkdown(walkthrough.title)}\n\nTess, build 1.4.0, ${NOON}`,
    );
    expect(text).toContain(`2. ❌ ${escapeMarkdown(walkthrough.steps[1]?.description ?? '')}`);
    expect(text).toContain('   > The \\*reason\\* is missing.');
  });

  it('says that all is shown when all passed', () => {
    const text = toMarkdown(userGateEntry, walkthroughs, passAll(), LATER);
    expect(text).toContain('shows 10 of 10 states and 14 of 14 transitions.');
  });

  it('takes what people typed for text', () => {
    expect(escapeMarkdown('# a\n<b> [x](y) `c`')).toBe('\\# a \\<b\\> \\[x\\](y) \\`c\\`');
  });
});
