import type { Expected, Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import type { Review, Signature } from '../walkthroughs/review.types';
import { getStepReview } from '../walkthroughs/reviews';
import type { Defect, Evidence } from './defect.types';

/** The evidence of a walkthrough that was not walked in Live. */
export const NO_EVIDENCE: Evidence = {
  appUrl: null,
  active: null,
  console: [],
  events: [],
  picture: null,
};

type Failure = {
  readonly walkthrough: Walkthrough;
  /** The number of the failed step, from 1; 0 is the start. */
  readonly failedStep: number;
  readonly review: Review | undefined;
  readonly signature: Signature;
  readonly evidence: Evidence;
  /** ISO date and time. */
  readonly at: string;
  readonly link: string;
};

/** The defect of a failed step, with the notes on it and on the walkthrough as what was seen. */
export function createDefect(failure: Failure): Defect {
  const { walkthrough, failedStep, review, signature, evidence, at, link } = failure;
  const { id, title, machineId, start, initial, steps } = walkthrough;
  const notes = [getStepReview(review, failedStep).note, review?.note ?? ''];
  return {
    machine: machineId,
    walkthrough: { id, title },
    failedStep,
    steps: [
      toDefectStep(start.description, initial),
      ...steps
        .slice(0, failedStep)
        .map(({ description, expected }) => toDefectStep(description, expected)),
    ],
    seen: notes.filter((note) => note !== '').join('\n'),
    ...signature,
    at,
    link,
    ...evidence,
  };
}

/** The step that a review says has failed first; without one, the current step. */
export function getFailedStep(review: Review | undefined, currentStep: number): number {
  const failed = Object.entries(review?.steps ?? {})
    .filter(([, { verdict }]) => verdict === 'fail')
    .map(([step]) => Number(step));
  return failed.length === 0 ? currentStep : Math.min(...failed);
}

function toDefectStep(
  description: string,
  { expectedView, states, transitions }: Expected,
): Defect['steps'][number] {
  return { description, expectedView, states: [...states], transitions: [...transitions] };
}
