import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { getSignOff } from '../../../../src/qa/visualiser/walkthroughs/coverage';
import {
  addOpenedStep,
  type OpenedSteps,
} from '../../../../src/qa/visualiser/walkthroughs/opened-steps';
import { toReviewFile } from '../../../../src/qa/visualiser/walkthroughs/review-file';
import { updateStoredReviews } from '../../../../src/qa/visualiser/walkthroughs/review-store';
import {
  MAX_TEXT_LENGTH,
  type Reviews,
} from '../../../../src/qa/visualiser/walkthroughs/review.types';
import { reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';
import { SignOffPanel } from '../../../../src/qa/visualiser/walkthroughs/sign-off-panel';
import { VerdictForm } from '../../../../src/qa/visualiser/walkthroughs/verdict-form';

const NOON = '2026-11-02T12:00:00.000Z';
const NO_SIGNATURE = { tester: '', build: '' };
const walkthroughs = generateWalkthroughs(userGateEntry);
const passAs = (signature: typeof NO_SIGNATURE) =>
  walkthroughs
    .slice(0, 2)
    .reduce<Reviews>(
      (reviews, walkthrough) =>
        reviewWalkthrough(reviews, walkthrough, { verdict: 'pass' }, signature, NOON),
      {},
    );

function renderPanel(reviews: Reviews, opened: OpenedSteps = {}) {
  updateStoredReviews({ reviews, opened, signature: NO_SIGNATURE });
  const signOff = getSignOff(userGateEntry, walkthroughs, reviews);
  render(<SignOffPanel {...{ walkthroughs, signOff }} />);
}

describe('sign-off panel', () => {
  it('shows the number of reviews without tester or build', () => {
    renderPanel(passAs(NO_SIGNATURE));
    expect(screen.getByText(/^2 reviews name no tester or no build\./)).toBeVisible();
  });

  it('shows no notice if all reviews have tester and build', () => {
    renderPanel(passAs({ tester: 'Tess', build: '1.4.0' }));
    expect(screen.queryByText(/no tester or no build/)).not.toBeInTheDocument();
  });

  it('counts the passed walkthroughs of which not all steps were opened', () => {
    const [passed] = walkthroughs.filter(({ steps }) => steps.length === 1);
    if (passed === undefined) throw new Error('There is no walkthrough of one step.');
    const reviews = reviewWalkthrough({}, passed, { verdict: 'pass' }, NO_SIGNATURE, NOON);
    renderPanel(reviews);
    expect(screen.getByText('1 passed without all steps opened')).toBeVisible();
    const list = screen.getByRole('list', { name: /without all steps opened/, hidden: true });
    expect(list).toHaveTextContent(`${passed.title} passed, 0 of 1 step opened`);
    cleanup();
    renderPanel(reviews, addOpenedStep({}, passed, 1, NOON));
    expect(screen.queryByText(/without all steps opened/)).not.toBeInTheDocument();
  });

  it('lists what is not counted because a walkthrough over it failed', () => {
    const [passed, failed] = walkthroughs;
    if (passed === undefined || failed === undefined) throw new Error('Too few walkthroughs.');
    const reviews = passAs(NO_SIGNATURE);
    renderPanel(reviewWalkthrough(reviews, failed, { verdict: 'fail' }, NO_SIGNATURE, NOON));
    expect(
      screen.getByText(/not counted because a walkthrough over (it|them) failed$/),
    ).toBeVisible();
    const list = screen.getByRole('list', { name: 'Not counted', hidden: true });
    expect(list).toHaveTextContent('state LOADING');
    expect(list).toHaveTextContent(`Failed: ${failed.title}`);
  });

  it('lists the failed walkthroughs, also if no other one over the same states has passed', () => {
    const [failed] = walkthroughs;
    if (failed === undefined) throw new Error('Too few walkthroughs.');
    renderPanel(reviewWalkthrough({}, failed, { verdict: 'fail' }, NO_SIGNATURE, NOON));
    expect(screen.getByText('One walkthrough failed')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Failed walkthroughs' })).toHaveTextContent(
      failed.title,
    );
    expect(screen.queryByRole('list', { name: 'Not counted' })).not.toBeInTheDocument();
  });

  it('shows how many reviews were imported and left out, or that a file has none', async () => {
    renderPanel({});
    const invalid = {
      ...passAs(NO_SIGNATURE),
      invalid: { verdict: 'perhaps' },
    } as unknown as Reviews;
    const file = new File([toReviewFile(invalid, {}, NOON)], 'team.json');
    file.text = () => Promise.resolve(toReviewFile(invalid, {}, NOON));
    await userEvent.upload(screen.getByLabelText('Import a sign-off'), file);
    const message = /^2 reviews were read from “team\.json”\. 1 was left out/;
    expect(await screen.findByText(message)).toBeVisible();

    const unreadable = new File([], 'folder.json');
    unreadable.text = () => Promise.reject(new DOMException('It is a folder.', 'NotReadableError'));
    await userEvent.upload(screen.getByLabelText('Import a sign-off'), unreadable);
    expect(await screen.findByText(/^This file does not contain reviews\./)).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('verdict form', () => {
  it('limits a note to the length that can be stored', () => {
    const review = { verdict: null, note: '' };
    render(<VerdictForm subject="step 1" review={review} onChange={() => undefined} />);
    expect(screen.getByLabelText('Note on step 1')).toHaveAttribute(
      'maxlength',
      `${MAX_TEXT_LENGTH}`,
    );
  });
});
