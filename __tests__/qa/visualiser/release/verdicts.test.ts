/** @jest-environment node */
import {
  generateWalkthroughs,
  isBeginning,
  withoutPrefixes,
} from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  countVerdicts,
  listVerdicts,
  type HumanReviews,
} from '../../../../src/qa/visualiser/release/verdicts';
import { reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';
import { createReport, type SampleWalkthrough } from '../../../support/sample-report';

const walkthroughs = generateWalkthroughs(userGateEntry);
const planned = withoutPrefixes(walkthroughs);
const [first, second] = planned;
const beginning = walkthroughs.find((one) => planned.some((other) => isBeginning(one, other)));
if (first === undefined || second === undefined || beginning === undefined)
  throw new Error('The flow has too few walkthroughs.');

const NOTHING: HumanReviews = { reviews: {}, opened: {} };
const known = new Map([[userGateEntry.id, walkthroughs]]);

/** What the gallery reports about a walkthrough of this build. */
const toSample = ({ id, title, start, steps }: Walkthrough): SampleWalkthrough => ({
  id,
  title,
  steps: [start.description, ...steps.map(({ description }) => description)],
});
const list = (
  samples: readonly SampleWalkthrough[],
  human: HumanReviews = NOTHING,
  generated: typeof known = known,
) =>
  listVerdicts(
    createReport({ [userGateEntry.id]: samples }),
    [userGateEntry],
    generated,
    human,
  ).flatMap(({ verdicts }) => verdicts);
const find = (verdicts: ReturnType<typeof list>, { id }: { readonly id: string }) =>
  verdicts.find(({ walkthroughId }) => walkthroughId === id);

const complete = planned.map(toSample);

describe('the verdicts of a release', () => {
  it('pass all walkthroughs of this visualiser if the gallery has run those it plans', () => {
    const verdicts = list(complete);
    expect(verdicts.map(({ walkthroughId }) => walkthroughId)).toEqual(
      walkthroughs.map(({ id }) => id),
    );
    expect(verdicts.filter(({ machine }) => machine !== 'passed')).toEqual([]);
  });

  it('give the beginning of a walkthrough the result of the whole', () => {
    const longer = planned.find((other) => isBeginning(beginning, other));
    const failed = complete.map((one) =>
      one.id === longer?.id ? { ...one, result: 'failed' as const } : one,
    );
    expect(find(list(failed), beginning)).toMatchObject({
      machine: 'failed',
      partOf: longer?.title,
    });
  });

  it('name walkthroughs that failed, were not run, are missing or are unknown', () => {
    const [, , third] = complete;
    if (third === undefined) throw new Error('The flow has too few walkthroughs.');
    const verdicts = list([
      { ...toSample(first), result: 'failed' },
      { ...toSample(second), result: 'not run' },
      ...complete.slice(3),
      { id: 'removed since', result: 'failed' },
    ]);
    expect(find(verdicts, first)?.machine).toBe('failed');
    expect(find(verdicts, second)?.machine).toBe('not run');
    expect(find(verdicts, third)?.machine).toBe('missing');
    expect(find(verdicts, { id: 'removed since' })).toMatchObject({
      machine: 'failed',
      isKnown: false,
    });
    expect(countVerdicts(verdicts)).toMatchObject({ unknown: 1 });
  });

  it('find a machine missing that the report does not have', () => {
    const [machine] = listVerdicts(createReport({}), [userGateEntry], known, NOTHING);
    expect(machine?.verdicts.every((verdict) => verdict.machine === 'missing')).toBe(true);
    expect(machine?.verdicts).toHaveLength(walkthroughs.length);
  });

  it('call nothing missing or unknown while the walkthroughs are being generated', () => {
    const verdicts = list([toSample(first)], NOTHING, new Map());
    expect(verdicts).toMatchObject([{ walkthroughId: first.id, machine: 'passed', isKnown: true }]);
  });

  it('have the human verdict on the steps that were run, and no other', () => {
    const by = { tester: 'Tess', build: '1.2.3' };
    const at = '2026-11-02T12:00:00.000Z';
    const reviews = reviewWalkthrough({}, first, { verdict: 'fail', note: 'Slow.' }, by, at);
    const human = { reviews, opened: {} };
    expect(find(list(complete, human), first)).toMatchObject({
      human: 'fail',
      tester: 'Tess',
      testedBuild: '1.2.3',
      note: 'Slow.',
    });
    expect(find(list(complete, human), second)?.human).toBe('open');
    const otherSteps = [{ ...toSample(first), steps: ['Another start.'] }];
    expect(find(list(otherSteps, human), first)?.human).toBe('changed');
  });
});
