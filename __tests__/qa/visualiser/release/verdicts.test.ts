/** @jest-environment node */
import {
  generateWalkthroughs,
  isBeginning,
  withoutPrefixes,
} from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  PICTURED_ROUTES,
  ROUTES_GROUP,
  toReportedId,
} from '../../../../src/qa/routes/pictured-routes';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  countVerdicts,
  listVerdicts,
  type HumanReviews,
} from '../../../../src/qa/visualiser/release/verdicts';
import {
  describeHumanVerdict,
  describeTotals,
} from '../../../../src/qa/visualiser/release/describe-release';
import {
  describeFiltered,
  filterVerdicts,
  type VerdictFilter,
} from '../../../../src/qa/visualiser/release/filter-verdicts';
import { isOfBuild } from '../../../../src/qa/visualiser/release/review-problems';
import {
  addOpenedStep,
  type OpenedSteps,
} from '../../../../src/qa/visualiser/walkthroughs/opened-steps';
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
    const [[, run] = []] = describeTotals(createReport({ gate: complete }), verdicts);
    const partCount = walkthroughs.length - planned.length;
    expect(run).toContain(
      `, which contain ${partCount} more of the ${walkthroughs.length} that can be reviewed`,
    );
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

describe('a review', () => {
  const at = '2026-11-02T12:00:00.000Z';
  const judge = (verdict: 'pass' | 'fail', build: string, opened: OpenedSteps = {}) => {
    const reviews = reviewWalkthrough({}, first, { verdict }, { tester: 'Tess', build }, at);
    const verdicts = list(complete, { reviews, opened });
    return { verdict: find(verdicts, first), counts: countVerdicts(verdicts) };
  };
  const all = first.steps.reduce<OpenedSteps>(
    (opened, _, index) => addOpenedStep(opened, first, index + 1, at),
    {},
  );

  it('counts if it is of the build of the report and all steps were opened', () => {
    const { verdict, counts } = judge('pass', '1.2.3', all);
    expect(verdict?.reviewProblems).toEqual([]);
    expect(counts).toMatchObject({ reviewed: 1, failedByPerson: 0, needAttention: 0 });
  });

  it.each([
    ['on another build', '1.2.2', all, 'other build', 'onOtherBuild'],
    ['without a build', ' ', all, 'no build', 'withoutBuild'],
    ['without all steps opened', '1.2.3', {}, 'unopened steps', 'unopened'],
  ] as const)('that passed %s is marked and does not count', (_, build, opened, problem, count) => {
    const { verdict, counts } = judge('pass', build, opened);
    expect(verdict).toMatchObject({ human: 'pass', reviewProblems: [problem] });
    expect(counts).toMatchObject({ reviewed: 0, [count]: 1, needAttention: 1 });
  });

  it('that failed counts as a failure, on another build too', () => {
    expect(judge('fail', '1.2.3').counts).toMatchObject({ reviewed: 1, failedByPerson: 1 });
    expect(judge('fail', '1.2.2').counts).toMatchObject({ reviewed: 0, failedByPerson: 1 });
  });

  it('says in words what is wrong with it', () => {
    const describe = (...args: Parameters<typeof judge>) => {
      const { verdict } = judge(...args);
      return verdict === undefined ? null : describeHumanVerdict(verdict);
    };
    expect(describe('fail', '0.9')).toBe(
      'failed (Tess, build 0.9, which is not that of the report)',
    );
    expect(describe('pass', '', all)).toBe('passed (Tess, build not named)');
    expect(describe('pass', '1.2.3')).toMatch(
      /^passed, 0 of \d+ steps? opened \(Tess, build 1\.2\.3\)$/,
    );
  });
});

describe('the build that a tester has entered', () => {
  const { build } = createReport({});
  const digits = 'abcdef1234567890';
  const reported = { ...build, commit: digits };

  it.each([
    '1.2.3',
    'v1.2.3',
    'abcdef1',
    'ABCDEF12',
    '1.2.3, commit abcdef1',
    'Build 1.2.3 (abcdef1)',
    build.hash?.slice(0, 12) ?? '',
  ])('is that of the report: %s', (entered) => {
    expect(isOfBuild(entered, reported)).toBe(true);
  });

  it.each(['', 'build', '1.2.4', 'abc', 'abcdef2', '1.2.3, commit abcdef2', '1.2.3 of Monday'])(
    'is another one: %s',
    (entered) => expect(isOfBuild(entered, reported)).toBe(false),
  );
});

describe('the tables of a release', () => {
  const by = { tester: 'Tess', build: '1.2.2' };
  const at = '2026-11-02T12:00:00.000Z';
  const reviews = reviewWalkthrough({}, first, { verdict: 'fail' }, by, at);
  const samples = complete.map((one) =>
    one.id === second.id ? { ...one, result: 'not run' as const } : one,
  );
  const machines = listVerdicts(
    createReport({ [userGateEntry.id]: samples, empty: [] }),
    [userGateEntry],
    known,
    { reviews, opened: {} },
  );
  const show = (filter: VerdictFilter) => {
    const shown = filterVerdicts(machines, filter);
    const ids = shown.flatMap(({ listed }) => listed.map(({ walkthroughId }) => walkthroughId));
    return { ids, count: describeFiltered(shown, machines) };
  };
  const total = walkthroughs.length;

  it('have all walkthroughs of all machines', () => {
    expect(show('all').count).toBe(`${total} of ${total} walkthroughs and routes, in 2 tables`);
  });

  it('have what failed by machine or person, without machines that have none', () => {
    const { ids, count } = show('attention');
    expect(ids).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(count).toBe(`${ids.length} of ${total} walkthroughs and routes, in 1 table`);
    expect(show('machine').ids).not.toContain(first.id);
    expect(show('person').ids).toEqual([first.id]);
    expect(show('not-counted').ids).toEqual([first.id]);
    expect(show('open').ids).toHaveLength(total - 1);
  });
});

describe('the routes of a release', () => {
  const [home, other, redirect] = ['home', 'login', 'preferences-site'].map((id) =>
    PICTURED_ROUTES.find((route) => route.id === id),
  );
  if (home === undefined || other === undefined || redirect === undefined)
    throw new Error('There are too few routes.');
  const samples = [
    { id: toReportedId(home), result: 'failed' as const },
    { id: 'routes · removed since' },
  ];
  const report = createReport({ [ROUTES_GROUP.id]: samples, [userGateEntry.id]: complete });
  const machines = listVerdicts(report, [userGateEntry], known, NOTHING, [home, other, redirect]);
  const [routes] = machines;

  it('come first, with those that are missing or unknown, and without those that have no screen', () => {
    expect(machines.map(({ id }) => id)).toEqual([ROUTES_GROUP.id, userGateEntry.id]);
    expect(routes?.verdicts).toMatchObject([
      { walkthroughId: toReportedId(home), machine: 'failed', isKnown: true },
      { walkthroughId: toReportedId(other), machine: 'missing', isKnown: true },
      { walkthroughId: 'routes · removed since', machine: 'passed', isKnown: false },
    ]);
  });

  it('have no review, and are counted beside the walkthroughs', () => {
    const verdicts = machines.flatMap((machine) => machine.verdicts);
    expect(countVerdicts(verdicts).reviewable).toBe(walkthroughs.length);
    const described = routes?.verdicts.map(describeHumanVerdict);
    expect(described).toEqual(['pictures only', 'pictures only', 'pictures only']);
    const open = filterVerdicts(machines, 'open');
    expect(open.map(({ machine }) => machine.id)).toEqual([userGateEntry.id]);
    const facts = new Map(describeTotals(report, verdicts));
    expect(facts.get('Routes opened')).toBe('1 of 2 passed, 1 failed, 0 not run');
    expect(facts.get('Walkthroughs run')).toContain(
      `${planned.length} of ${planned.length} passed`,
    );
  });
});
