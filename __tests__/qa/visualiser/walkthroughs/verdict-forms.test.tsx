import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { CollectEvidence } from '../../../../src/qa/visualiser/defects/save-defect-button';
import { saveFile } from '../../../../src/qa/visualiser/export/save-file';
import {
  getStoredReviews,
  updateStoredReviews,
} from '../../../../src/qa/visualiser/walkthroughs/review-store';
import type { Review } from '../../../../src/qa/visualiser/walkthroughs/review.types';
import { useReview } from '../../../../src/qa/visualiser/walkthroughs/use-review';
import { VerdictForms } from '../../../../src/qa/visualiser/walkthroughs/verdict-forms';
import { expectNoAxeViolations } from '../../../support/axe';

jest.mock('../../../../src/qa/visualiser/export/save-file', () => ({ saveFile: jest.fn() }));

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length > 1);
if (walkthrough === undefined) throw new Error('There is no walkthrough of two steps.');
const reviewed = walkthrough;

type FormsProps = { readonly currentStep?: number; readonly collectEvidence?: CollectEvidence };

function Forms({ currentStep = 1, ...rest }: FormsProps) {
  return (
    <VerdictForms walkthrough={reviewed} {...{ currentStep, ...rest, ...useReview(reviewed) }} />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() =>
  updateStoredReviews({ reviews: {}, opened: {}, signature: { tester: '', build: '' } }),
);

describe('the verdicts beside the running app', () => {
  it('have a heading each', async () => {
    const { container } = render(<Forms />);
    for (const subject of ['step 1', 'the walkthrough'])
      expect(screen.getByRole('heading', { name: `Verdict on ${subject}` })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('ask for tester and build, which a defect needs', async () => {
    render(<Forms />);
    expect(screen.getByText('Enter tester and build')).toBeVisible();
    const step = within(screen.getByRole('group', { name: 'Verdict on step 1' }));
    await userEvent.click(step.getByRole('button', { name: 'Fail' }));
    await press('Save defect');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the tester and the build above');
    expect(saveFile).not.toHaveBeenCalled();

    await userEvent.type(screen.getByLabelText('Tester'), 'Tess');
    await userEvent.type(screen.getByLabelText('Build'), '1.4.0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(getStoredReviews().signature).toEqual({ tester: 'Tess', build: '1.4.0' });
    await press('Save defect');
    expect(saveFile).toHaveBeenCalledWith(
      'user-gate-defect.md',
      expect.stringContaining('Tess, build 1.4.0'),
      'text/markdown',
    );
  });

  it('do not show the verdicts on earlier steps, and pass the changed ones with one press', async () => {
    const signature = { tester: 'Tess', build: '1.4.0' };
    const outdated: Review = {
      ...signature,
      ...{ verdict: 'pass', note: '', at: '2026-11-02T12:00:00.000Z', words: 'Other steps.' },
      steps: { 1: { verdict: 'fail', note: '' } },
    };
    updateStoredReviews({ signature, reviews: { [reviewed.id]: outdated } });
    render(<Forms />);
    const whole = within(screen.getByRole('group', { name: 'Verdict on the walkthrough' }));
    const step = within(screen.getByRole('group', { name: 'Verdict on step 1' }));
    expect(step.getByRole('button', { name: 'Fail', pressed: false })).toBeVisible();
    await userEvent.click(whole.getByRole('button', { name: 'Pass', pressed: false }));
    expect(whole.getByRole('button', { name: 'Pass', pressed: true })).toBeVisible();
    expect(getStoredReviews().reviews[reviewed.id]).toMatchObject({ verdict: 'pass', steps: {} });
  });

  it('do not pass a walkthrough while one of its steps fails', async () => {
    render(<Forms />);
    const whole = within(screen.getByRole('group', { name: 'Verdict on the walkthrough' }));
    const step = within(screen.getByRole('group', { name: 'Verdict on step 1' }));
    await userEvent.click(step.getByRole('button', { name: 'Fail' }));
    expect(whole.getByRole('button', { name: 'Pass' })).toBeDisabled();
    expect(whole.getByText('Step 1 failed: review it again first.')).toBeVisible();
    await userEvent.click(step.getByRole('button', { name: 'Pass' }));
    await userEvent.click(whole.getByRole('button', { name: 'Pass' }));
    expect(getStoredReviews().reviews[reviewed.id]?.verdict).toBe('pass');
  });

  it('save a defect with what Live knows only at the step that failed', async () => {
    const collectEvidence = jest.fn(() => ({
      ...{ appUrl: '/user/ada/assessments', state: 'open', events: [], consoleMessages: [] },
    }));
    updateStoredReviews({ signature: { tester: 'Tess', build: '1.4.0' } });
    const { rerender } = render(<Forms {...{ collectEvidence }} />);
    const step = within(screen.getByRole('group', { name: 'Verdict on step 1' }));
    await userEvent.click(step.getByRole('button', { name: 'Fail' }));
    rerender(<Forms currentStep={2} {...{ collectEvidence }} />);
    await press('Save defect');
    expect(saveFile).toHaveBeenLastCalledWith(
      'user-gate-defect.md',
      expect.stringMatching(/^# Step 1 fails: .*\n(?![^]*\/user\/ada)/),
      'text/markdown',
    );
    rerender(<Forms {...{ collectEvidence }} />);
    await press('Save defect');
    expect(saveFile).toHaveBeenLastCalledWith(
      'user-gate-defect.md',
      expect.stringContaining('Address: </user/ada/assessments>'),
      'text/markdown',
    );
  });

  it('name tester and build once they are entered', () => {
    updateStoredReviews({ signature: { tester: 'Tess', build: '1.4.0' } });
    render(<Forms />);
    expect(screen.getByText('Tess, build 1.4.0')).toBeVisible();
  });
});
