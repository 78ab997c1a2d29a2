/** @jest-environment node */
import type { View, WalkthroughResult } from './view.types';
import { findGalleryProblems, buildFlowScreenshots } from './build-flow-screenshots';
import { renderGallery } from './page/render-gallery';
import { planGallery, getInnermostState } from './plan';

const plans = planGallery();

/** All views and results of a run without failures. */
const views: readonly View[] = plans.flatMap(({ entry, walkthroughs }) =>
  walkthroughs.flatMap(({ walkthrough, newViewIndexes }) =>
    newViewIndexes.map((index) => {
      const expected = walkthrough.steps[index - 1]?.expected ?? walkthrough.initial;
      return {
        id: `${walkthrough.id} ${index}`,
        machineId: entry.id,
        state: getInnermostState(expected),
        states: expected.states,
        title: getInnermostState(expected),
        expectedView: expected.expectedView,
        url: '/',
        path: ['<b>A patient opens the link.</b>'],
        walkthroughId: walkthrough.id,
        screenshots: {
          phone: 'phone.png',
          tablet: 'tablet.png',
          desktop: 'desktop.png',
          dark: 'dark.png',
        },
        languageScreenshots: { es: 'es.png' },
        violations: [],
      };
    }),
  ),
);
const results: readonly WalkthroughResult[] = plans.flatMap(({ walkthroughs }) =>
  walkthroughs.map(({ walkthrough: { id } }) => ({
    walkthroughId: id,
    isPassed: true,
    durationMs: 1000,
    error: null,
  })),
);

describe('the gallery', () => {
  it('plans a screenshot for every state of every flow, or a reason why there is none', () => {
    expect(findGalleryProblems(buildFlowScreenshots(views, results))).toEqual([]);
  });

  it('reports a state without a screenshot, a failed walkthrough and a violation', () => {
    const [first] = views;
    const [result] = results;
    if (first === undefined || result === undefined) throw new Error('The plan is empty.');
    const without = views.filter(({ state }) => state !== first.state);
    expect(findGalleryProblems(buildFlowScreenshots(without, results))).toContain(
      `${first.machineId}: no screenshot of "${first.state}".`,
    );
    const failed = { ...result, isPassed: false, error: 'No heading.' };
    expect(findGalleryProblems(buildFlowScreenshots(views, [failed, ...results.slice(1)]))).toEqual(
      [`${result.walkthroughId}: No heading.`],
    );
    const violation = { id: 'label', help: 'Name it', variant: 'phone, light', nodes: ['input'] };
    const found = { ...first, violations: [violation] };
    expect(findGalleryProblems(buildFlowScreenshots([found, ...views.slice(1)], results))).toEqual([
      `${first.machineId} ${first.state}: violations: 1.`,
    ]);
  });

  it('renders every view, and escapes the texts of the walkthroughs', () => {
    const page = renderGallery(buildFlowScreenshots(views, results), {
      durationMs: 1000,
      createdAt: new Date(0),
    });
    expect(page.match(/<article /g)).toHaveLength(views.length);
    expect(page).toContain('&lt;b&gt;A patient opens the link.&lt;/b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('is incomplete');
  });
});
