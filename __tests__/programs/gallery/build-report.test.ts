/** @jest-environment node */
import { readReport, toReportText } from '../../../src/qa/visualiser/release/format/read-report';
import {
  PICTURED_ROUTES,
  ROUTES_GROUP,
  toReportedId,
} from '../../../src/qa/routes/pictured-routes';
import { buildReport, findGalleryProblems } from './build-report';
import { sha256 } from './identify-build';
import { renderGallery } from './page/render-gallery';
import { getInnermostState, planGallery } from './plan';
import type { View, WalkthroughResult } from './view.types';

const plans = planGallery();

const toScreenshots = (id: string) =>
  ['phone', 'es'].map((variant) => ({
    variant,
    file: `screenshots/${sha256(id)}-${variant}.png`,
  }));

const routeIds = PICTURED_ROUTES.filter(({ url }) => url !== null).map(toReportedId);
const routeViews = PICTURED_ROUTES.filter(({ url }) => url !== null).map((route): View => ({
  id: toReportedId(route),
  walkthroughId: toReportedId(route),
  step: 0,
  state: route.path,
  title: route.title,
  expectedView: 'The page of the route.',
  url: '/',
  states: [route.path],
  passedThrough: [],
  transitions: [],
  screenshots: toScreenshots(toReportedId(route)),
  violations: [],
}));

/** All views and results of a run without failures. */
const flowViews: readonly View[] = plans.flatMap(({ walkthroughs }) =>
  walkthroughs.flatMap(({ walkthrough, newViewIndexes }) =>
    newViewIndexes.map((step) => {
      const expected = walkthrough.steps[step - 1]?.expected ?? walkthrough.initial;
      const id = `${walkthrough.id} ${step}`;
      return {
        id,
        walkthroughId: walkthrough.id,
        step,
        state: getInnermostState(expected),
        title: getInnermostState(expected),
        expectedView: '<b>The screen.</b>',
        url: '/',
        states: expected.states,
        passedThrough: expected.passedThrough,
        transitions: expected.transitions,
        screenshots: toScreenshots(id),
        violations: [],
      };
    }),
  ),
);
const views = [...flowViews, ...routeViews];
const walkthroughIds = plans.flatMap(({ walkthroughs }) =>
  walkthroughs.map(({ walkthrough }) => walkthrough.id),
);
const results = [...walkthroughIds, ...routeIds].map((walkthroughId): WalkthroughResult => ({
  walkthroughId,
  result: 'passed',
  durationMs: 1000,
  error: null,
  consoleProblems: [],
}));
const run = {
  createdAt: '2026-11-02T12:00:00.000Z',
  durationMs: 1000,
  build: {
    version: '1.2.3',
    commit: 'abc',
    hasLocalChanges: false,
    folder: 'dist-qa',
    fileCount: 1,
    hash: sha256('build'),
  },
  browser: { name: 'chromium', version: '147.0' },
  computer: { system: 'Linux', processors: '2 × Example', node: 'v24.0.0' },
  hashScreenshot: sha256,
};
const [first] = views;
const [result] = results;
if (first === undefined || result === undefined) throw new Error('The plan is empty.');

describe('the report of the gallery', () => {
  it('has a screenshot of every state of every flow, or a reason why there is none', () => {
    expect(findGalleryProblems(buildReport({ ...run, views, results }))).toEqual([]);
  });

  it('can be read again, and is the same whatever the order in which the workers have finished', () => {
    const report = buildReport({ ...run, views, results });
    const other = buildReport({
      ...run,
      views: [...views].reverse(),
      results: [...results].reverse(),
    });
    expect(toReportText(other)).toBe(toReportText(report));
    expect(readReport(toReportText(report))).toEqual(report);
  });

  it('has the states and transitions that a screenshot covers, and its hash', () => {
    const { machines } = buildReport({ ...run, views, results });
    const walkthrough = machines[0]?.walkthroughs.find(({ id }) => id === first.walkthroughId);
    const { states, transitions, screenshots } = first;
    expect(walkthrough?.views[0]).toMatchObject({
      states,
      transitions,
      screenshots: screenshots.map((one) => ({ ...one, sha256: sha256(one.file) })),
    });
  });

  it('has the routes after the flows, each with its pictures, or the reason why it has none', () => {
    const routes = buildReport({ ...run, views, results }).machines.at(-1);
    expect(routes?.id).toBe(ROUTES_GROUP.id);
    expect(routes?.walkthroughs.map(({ id }) => id)).toEqual(routeIds);
    expect(routes?.walkthroughs[0]).toMatchObject({
      title: 'Home',
      result: 'passed',
      steps: ['Open /, signed in as ada.'],
      views: [{ state: '/', screenshots: [{ variant: 'phone' }, { variant: 'es' }] }],
    });
    expect(routes?.states.filter((state) => state.reasonWithoutScreenshot !== null)).toEqual([
      expect.objectContaining({ path: '/patients/:cognitoId/notification-preferences' }),
    ]);
    const withoutHome = views.filter(({ walkthroughId }) => walkthroughId !== routeIds[0]);
    expect(findGalleryProblems(buildReport({ ...run, views: withoutHome, results }))).toEqual([
      'routes: no screenshot of "/".',
    ]);
  });

  it('reports a state without a screenshot, a failed walkthrough, a violation and a changed build', () => {
    const problemsWith = (changes: Partial<Parameters<typeof buildReport>[0]>) =>
      findGalleryProblems(buildReport({ ...run, views, results, ...changes }));
    const machineId = plans[0]?.entry.id;
    const without = views.filter(({ states }) => !states.includes(first.state));
    expect(problemsWith({ views: without })).toContain(
      `${machineId}: no screenshot of "${first.state}".`,
    );
    const failed = { ...result, result: 'failed', error: 'No heading.' } as const;
    expect(problemsWith({ results: [failed, ...results.slice(1)] })).toEqual([
      `${result.walkthroughId}: No heading.`,
    ]);
    expect(problemsWith({ results: results.slice(1) })).toEqual([
      `${result.walkthroughId}: It was not run.`,
    ]);
    const violation = { id: 'label', help: 'Name it', variant: 'phone, light', nodes: ['input'] };
    const found = { ...first, violations: [violation] };
    expect(problemsWith({ views: [found, ...views.slice(1)] })).toEqual([
      `${machineId} ${first.state}: violations: 1.`,
    ]);
    expect(problemsWith({ build: { ...run.build, hash: null } })).toEqual([
      expect.stringMatching(/build/),
    ]);
  });
});

describe('the page of the gallery', () => {
  const page = renderGallery(buildReport({ ...run, views, results }), null);

  it('has every view, and escapes the texts of the walkthroughs', () => {
    expect(page.match(/<article /g)).toHaveLength(views.length);
    expect(page).toContain('&lt;b&gt;The screen.&lt;/b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('The gallery is incomplete');
  });

  it.each([
    '1.2.3, commit abc, 1 files in dist-qa',
    sha256('build'),
    'Mon, 02 Nov 2026 12:00:00 GMT',
    'chromium 147.0',
    'Linux, 2 × Example, Node v24.0.0',
  ])('names the build, the date, the browser and the computer: %s', (text) =>
    expect(page).toContain(`<dd>${text}</dd>`),
  );

  it('has no changes without an older gallery', () => expect(page).not.toContain('id="changes"'));
});
