/** @jest-environment node */
import {
  generateWalkthroughs,
  isBeginning,
  withoutPrefixes,
} from '../../../../machines/walkthroughs/generate-walkthroughs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  GALLERY_ROUTES,
  ROUTES_GROUP,
  toReportedId,
} from '../../../../src/qa/routes/gallery-routes';
import {
  describeHumanVerdict,
  describeRelease,
} from '../../../../src/qa/visualiser/release/describe-release';
import {
  describeFiltered,
  filterVerdicts,
  type VerdictFilter,
} from '../../../../src/qa/visualiser/release/filter-verdicts';
import type {
  GalleryReport,
  GalleryResult,
} from '../../../../src/qa/visualiser/release/gallery-report';
import { isOfBuild } from '../../../../src/qa/visualiser/release/review-problems';
import {
  countVerdicts,
  listVerdicts,
  type HumanReviews,
} from '../../../../src/qa/visualiser/release/verdicts';
import {
  addOpenedStep,
  type OpenedSteps,
} from '../../../../src/qa/visualiser/walkthroughs/opened-steps';
import { reviewWalkthrough } from '../../../../src/qa/visualiser/walkthroughs/reviews';

const walkthroughs = generateWalkthroughs(userGateEntry);
const planned = withoutPrefixes(walkthroughs);
const [first, second, third] = planned;
const beginning = walkthroughs.find((one) => planned.some((other) => isBeginning(one, other)));
if (!first || !second || !third || !beginning)
  throw new Error('The flow has too few walkthroughs.');

const AT = '2026-11-02T12:00:00.000Z';
const NOTHING: HumanReviews = { reviews: {}, opened: {} };
const known = new Map([[userGateEntry.id, walkthroughs]]);

type Results = Readonly<Record<string, GalleryResult['result']>>;

const createReport = (results: Results): GalleryReport => ({
  version: '1.2.3',
  commit: 'abcdef1234567890',
  startedAt: AT,
  durationMs: 90_000,
  results: new Map(
    Object.entries(results).map(([id, result]) => [id, { result, durationMs: 1, problems: [] }]),
  ),
});
const complete: Results = Object.fromEntries(planned.map(({ id }) => [id, 'passed']));

const list = (results: Results, human: HumanReviews = NOTHING, generated: typeof known = known) =>
  listVerdicts(createReport(results), [userGateEntry], generated, human).flatMap(
    ({ verdicts }) => verdicts,
  );
const find = (verdicts: ReturnType<typeof list>, { id }: { readonly id: string }) =>
  verdicts.find((verdict) => verdict.id === id);

describe('the verdicts of a release', () => {
  it('pass all walkthroughs of this visualiser if the gallery has run those it plans', () => {
    const verdicts = list(complete);
    expect(verdicts.map(({ id }) => id)).toEqual(walkthroughs.map(({ id }) => id));
    expect(verdicts.filter(({ machine }) => machine !== 'passed')).toEqual([]);
    const facts = new Map(describeRelease(createReport(complete), verdicts));
    expect(facts.get('Build')).toBe('1.2.3, commit abcdef1234567890');
    expect(facts.get('Gallery')).toBe(`${walkthroughs.length} of ${walkthroughs.length} passed`);
  });

  it('give the beginning of a walkthrough the result of the whole', () => {
    const longer = planned.find((other) => isBeginning(beginning, other));
    expect(find(list({ ...complete, [longer?.id ?? '']: 'failed' }), beginning)).toMatchObject({
      machine: 'failed',
      longerTitle: longer?.title,
    });
  });

  it('name walkthroughs that failed, were not run, are missing or are unknown', () => {
    const { [third.id]: _, ...others } = complete;
    const verdicts = list({
      ...others,
      [first.id]: 'failed',
      [second.id]: 'not run',
      'removed since': 'failed',
    });
    expect(find(verdicts, first)?.machine).toBe('failed');
    expect(find(verdicts, second)?.machine).toBe('not run');
    expect(find(verdicts, third)?.machine).toBe('missing');
    expect(find(verdicts, { id: 'removed since' })).toMatchObject({ isKnown: false });
    expect(countVerdicts(verdicts)).toMatchObject({ unknown: 1 });
  });

  it('call nothing unknown while the walkthroughs are being generated', () => {
    expect(list(complete, NOTHING, new Map())).toEqual([]);
  });

  it('have the human verdict on the steps as they are, and no other', () => {
    const by = { tester: 'Tess', build: '1.2.3' };
    const reviews = reviewWalkthrough({}, first, { verdict: 'fail', note: 'Slow.' }, by, AT);
    const verdicts = list(complete, { reviews, opened: {} });
    expect(find(verdicts, first)).toMatchObject({ human: 'fail', tester: 'Tess', note: 'Slow.' });
    expect(find(verdicts, second)?.human).toBe('open');
    const start = { ...first.start, description: 'Another start.' };
    const changed = new Map([[userGateEntry.id, [{ ...first, start }]]]);
    expect(list(complete, { reviews, opened: {} }, changed)[0]?.human).toBe('changed');
  });
});

describe('a review', () => {
  const judge = (verdict: 'pass' | 'fail', build: string, opened: OpenedSteps = {}) => {
    const reviews = reviewWalkthrough({}, first, { verdict }, { tester: 'Tess', build }, AT);
    const verdicts = list(complete, { reviews, opened });
    return { verdict: find(verdicts, first), counts: countVerdicts(verdicts) };
  };
  const all = first.steps.reduce<OpenedSteps>(
    (opened, _, index) => addOpenedStep(opened, first, index + 1, AT),
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
  it.each([
    '1.2.3',
    'v1.2.3',
    'abcdef1',
    'ABCDEF12',
    '1.2.3, commit abcdef1',
    'Build 1.2.3 (abcdef1)',
  ])('is that of the report: %s', (entered) =>
    expect(isOfBuild(entered, createReport({}))).toBe(true),
  );

  it.each(['', 'build', '1.2.4', 'abc', 'abcdef2', '1.2.3, commit abcdef2', '1.2.3 of Monday'])(
    'is another one: %s',
    (entered) => expect(isOfBuild(entered, createReport({}))).toBe(false),
  );
});

describe('the tables of a release', () => {
  const by = { tester: 'Tess', build: '1.2.2' };
  const reviews = reviewWalkthrough({}, first, { verdict: 'fail' }, by, AT);
  const [home, login, redirect] = ['home', 'login', 'preferences-site'].map((id) =>
    GALLERY_ROUTES.find((route) => route.id === id),
  );
  if (!home || !login || !redirect) throw new Error('There are too few routes.');
  const groups = listVerdicts(
    createReport({ ...complete, [second.id]: 'not run', [toReportedId(home)]: 'failed' }),
    [userGateEntry],
    known,
    { reviews, opened: {} },
    [home, login, redirect],
  );
  const show = (filter: VerdictFilter) => {
    const shown = filterVerdicts(groups, filter);
    const ids = shown.flatMap(({ listed }) => listed.map(({ id }) => id));
    return { ids, count: describeFiltered(shown, groups) };
  };
  const total = walkthroughs.length + 2;

  it('begin with the routes that have a screen', () => {
    expect(groups.map(({ id }) => id)).toEqual([ROUTES_GROUP.id, userGateEntry.id]);
    expect(groups[0]?.verdicts).toMatchObject([
      { id: toReportedId(home), machine: 'failed' },
      { id: toReportedId(login), machine: 'missing' },
    ]);
    const described = groups[0]?.verdicts.map(describeHumanVerdict);
    expect(described).toEqual(['pictures only', 'pictures only']);
  });

  it('have what failed by machine or person, without those that have none', () => {
    expect(show('all').count).toBe(`${total} of ${total} walkthroughs and routes, in 2 tables`);
    expect(show('attention').ids).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(show('machine').ids).not.toContain(first.id);
    expect(show('person')).toEqual({
      ids: [first.id],
      count: `1 of ${total} walkthroughs and routes, in 1 table`,
    });
    expect(show('not-counted').ids).toEqual([first.id]);
    expect(show('open').ids).toHaveLength(walkthroughs.length - 1);
  });
});
