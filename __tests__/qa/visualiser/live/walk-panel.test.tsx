import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { Walk } from '../../../../src/qa/visualiser/live/use-walk';
import { WalkPanel } from '../../../../src/qa/visualiser/live/walk-panel';
import {
  getStoredReviews,
  updateStoredReviews,
} from '../../../../src/qa/visualiser/walkthroughs/review-store';
import { reviewStep } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length === 1);
if (walkthrough === undefined) throw new Error('There is no walkthrough of one step.');
const { id } = walkthrough;
const next = jest.fn();
const walk: Walk = {
  ...{ walkthrough, count: 1, endReason: null, currentStep: 1, status: 'stopped' },
  ...{ goTo: jest.fn(), next },
};

const press = async (change: Partial<Walk>, name: string) => {
  render(
    <WalkPanel
      entry={userGateEntry}
      walk={{ ...walk, ...change }}
      collectEvidence={() => ({ appUrl: null, state: null, events: [], consoleMessages: [] })}
    />,
  );
  const current = within(screen.getByRole('region', { name: 'Current step' }));
  await userEvent.click(current.getByRole('button', { name }));
};

beforeEach(() => {
  next.mockClear();
  updateStoredReviews({ reviews: {}, opened: {} });
});

describe('the steps beside the running app', () => {
  it('pass the last step and the walkthrough, and go on to the next one', async () => {
    await press({}, 'Pass and next');
    expect(getStoredReviews().reviews[id]).toMatchObject({
      verdict: 'pass',
      steps: { 1: { verdict: 'pass' } },
    });
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('keep the verdict on a step that the tester has failed', async () => {
    const signature = { tester: 'Tess', build: '1.4.0' };
    const at = '2026-11-02T12:00:00.000Z';
    updateStoredReviews({
      reviews: reviewStep({}, walkthrough, 1, { verdict: 'fail' }, signature, at),
    });
    await press({}, 'Next');
    expect(getStoredReviews().reviews[id]).toMatchObject({
      verdict: 'fail',
      steps: { 1: { verdict: 'fail' } },
    });
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('neither pass nor go on before the app shows the step', async () => {
    await press({ status: 'running' }, 'Pass and next');
    expect(getStoredReviews().reviews).toEqual({});
    expect(next).not.toHaveBeenCalled();
  });

  it('do not pass a walkthrough without steps before the app is open', async () => {
    await press({ status: 'running', currentStep: 0, count: 0 }, 'Next');
    expect(getStoredReviews().reviews).toEqual({});
    expect(next).not.toHaveBeenCalled();
  });

  it('do not pass a walkthrough whose remaining steps the app cannot show', async () => {
    await press({ currentStep: 0, count: 0, endReason: 'The browser has to fail.' }, 'Next');
    expect(getStoredReviews().reviews).toEqual({});
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('do not pass a step that failed', async () => {
    await press({ status: 'failed' }, 'Next walkthrough');
    expect(getStoredReviews().reviews).toEqual({});
    expect(next).toHaveBeenCalledTimes(1);
  });
});
