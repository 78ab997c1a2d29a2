/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import {
  addOpenedStep,
  mergeOpenedSteps,
  type OpenedSteps,
} from '../../../../src/qa/visualiser/walkthroughs/opened-steps';
import { formatStatus } from '../../../../src/qa/visualiser/walkthroughs/review-status';
import {
  readReviewFile,
  toReviewFile,
} from '../../../../src/qa/visualiser/walkthroughs/review-file';
import { reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthroughs = generateWalkthroughs(userGateEntry);
const walkthrough = walkthroughs.find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id } = walkthrough;
const NOON = '2026-11-02T12:00:00.000Z';
const LATER = '2026-11-03T12:00:00.000Z';
const signature = { tester: 'Tess', build: '1.4.0' };
const open = (steps: readonly number[], at = NOON) =>
  steps.reduce<OpenedSteps>((opened, step) => addOpenedStep(opened, walkthrough, step, at), {});
const passed = reviewWalkthrough({}, walkthrough, { verdict: 'pass' }, signature, NOON);
const changed = { ...walkthrough, start: { ...walkthrough.start, description: 'Changed.' } };

describe('opened steps', () => {
  it('are recorded once each, without the start', () => {
    expect(open([3, 1, 3])[id]?.steps).toEqual([1, 3]);
    const opened = open([1]);
    expect(addOpenedStep(opened, walkthrough, 1, LATER)).toBe(opened);
    expect(addOpenedStep(opened, walkthrough, 0, LATER)).toBe(opened);
    expect(addOpenedStep(opened, walkthrough, 4, LATER)).toBe(opened);
  });

  it('mark a pass without all steps opened', () => {
    expect(formatStatus(walkthrough, passed, {})).toBe('passed, 0 of 3 steps opened');
    expect(formatStatus(walkthrough, passed, open([1, 3]))).toBe('passed, 2 of 3 steps opened');
    expect(formatStatus(walkthrough, passed, open([1, 2, 3]))).toBe('passed');
    expect(formatStatus(walkthrough, {}, open([1]))).toBe('open');
  });

  it('do not count once the steps have changed', () => {
    const reviewedAgain = reviewWalkthrough({}, changed, { verdict: 'pass' }, signature, LATER);
    const opened = open([1, 2, 3]);
    expect(formatStatus(changed, reviewedAgain, opened)).toBe('passed, 0 of 3 steps opened');
    expect(addOpenedStep(opened, changed, 2, LATER)[id]?.steps).toEqual([2]);
  });

  it('are part of both exports', () => {
    const file = toReviewFile(passed, open([1]), LATER);
    expect(file).toContain('"status": "passed, 1 of 3 steps opened"');
    expect(readReviewFile(file)).toEqual({ reviews: passed, opened: open([1]), skippedCount: 0 });
  });

  it('are none in a file of an earlier build', () => {
    const earlier = toReviewFile(passed, {}, NOON).replace(/,\s*"opened": \{\}/, '');
    expect(earlier).not.toContain('opened":');
    expect(readReviewFile(earlier)).toEqual({
      reviews: passed,
      opened: {},
      skippedCount: 0,
    });
  });

  it('are united on import if the steps are the same, else the later ones are kept', () => {
    const others = { other: { words: 'a\nb', steps: [1], at: NOON } };
    expect(mergeOpenedSteps(open([1]), { ...open([3], LATER), ...others })).toEqual({
      ...open([1, 3], LATER),
      ...others,
    });
    const newer = addOpenedStep({}, changed, 2, LATER);
    expect(mergeOpenedSteps(open([1]), newer)).toEqual(newer);
    expect(mergeOpenedSteps(newer, open([1]))).toEqual(newer);
  });
});
