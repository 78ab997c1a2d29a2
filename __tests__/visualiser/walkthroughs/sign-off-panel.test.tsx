import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../machines/user-gate/user-gate.walkthroughs';
import { coverageOf } from '../../../src/visualiser/walkthroughs/coverage';
import { toReviewFile } from '../../../src/visualiser/walkthroughs/review-file';
import { keep } from '../../../src/visualiser/walkthroughs/review-store';
import { MAX_TEXT, type Reviews } from '../../../src/visualiser/walkthroughs/review.types';
import { reviewWalkthrough } from '../../../src/visualiser/walkthroughs/reviews';
import { SignOffPanel } from '../../../src/visualiser/walkthroughs/sign-off-panel';
import { VerdictForm } from '../../../src/visualiser/walkthroughs/verdict-form';

const NOON = '2026-11-02T12:00:00.000Z';
const NOBODY = { tester: '', build: '' };
const walkthroughs = generateWalkthroughs(userGateEntry);
const passAs = (signature: typeof NOBODY) =>
  walkthroughs
    .slice(0, 2)
    .reduce<Reviews>(
      (reviews, one) => reviewWalkthrough(reviews, one, { verdict: 'pass' }, signature, NOON),
      {},
    );

function openPanel(reviews: Reviews) {
  keep({ reviews, signature: NOBODY });
  const passed = coverageOf(userGateEntry, []);
  render(<SignOffPanel {...{ walkthroughs, passed }} entry={userGateEntry} />);
}

describe('the sign-off', () => {
  it('counts the reviews that name nobody', () => {
    openPanel(passAs(NOBODY));
    expect(screen.getByText(/^2 reviews name no tester or no build\./)).toBeVisible();
  });

  it('has nothing to say of reviews that name somebody', () => {
    openPanel(passAs({ tester: 'Tess', build: '1.4.0' }));
    expect(screen.queryByText(/no tester or no build/)).not.toBeInTheDocument();
  });

  it('tells how many reviews of a file were read, and how many left out', async () => {
    openPanel({});
    const spoilt = { ...passAs(NOBODY), spoilt: { verdict: 'perhaps' } } as unknown as Reviews;
    const file = new File([toReviewFile(spoilt, NOON)], 'team.json');
    file.text = () => Promise.resolve(toReviewFile(spoilt, NOON));
    await userEvent.upload(screen.getByLabelText('Import reviews'), file);
    const said = /^2 reviews were read from “team\.json”\. 1 was left out/;
    expect(await screen.findByText(said)).toBeVisible();
  });
});

describe('a note', () => {
  it('takes no more than can be kept', () => {
    const review = { verdict: null, note: '' };
    render(<VerdictForm what="step 1" review={review} onChange={() => undefined} />);
    expect(screen.getByLabelText('Note on step 1')).toHaveAttribute('maxlength', `${MAX_TEXT}`);
  });
});
