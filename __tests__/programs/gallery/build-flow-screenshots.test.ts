/** @jest-environment node */
import type { View, WalkthroughResult } from './view.types';
import { findGalleryProblems, buildFlowScreenshots } from './build-flow-screenshots';
import { renderGallery } from './page/render-gallery';
import { planGallery, getInnermostState } from './plan';

const plans = planGallery();

/** Every view and every walk as if all had gone well. */
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
        path: ['<b>It begins.</b>'],
        walkthroughId: walkthrough.id,
        screenshots: { phone: 'phone.png', desktop: 'desktop.png' },
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
  it('is planned to be complete: every state of every flow has a view, or a reason', () => {
    expect(findGalleryProblems(buildFlowScreenshots(views, results))).toEqual([]);
  });

  it('is not complete without a state’s picture, with a failed walk, or where axe finds anything', () => {
    const [first] = views;
    const [result] = results;
    if (first === undefined || result === undefined) throw new Error('Nothing is planned.');
    const without = views.filter(({ state }) => state !== first.state);
    expect(findGalleryProblems(buildFlowScreenshots(without, results))).toContain(
      `${first.machineId}: there is no picture of "${first.state}".`,
    );
    const failed = { ...result, isPassed: false, error: 'No heading.' };
    expect(findGalleryProblems(buildFlowScreenshots(views, [failed, ...results.slice(1)]))).toEqual(
      [`${result.walkthroughId}: No heading.`],
    );
    const violation = { id: 'label', help: 'Name it', variant: 'phone, light', nodes: ['input'] };
    const found = { ...first, violations: [violation] };
    expect(findGalleryProblems(buildFlowScreenshots([found, ...views.slice(1)], results))).toEqual([
      `${first.machineId} ${first.state}: axe finds 1.`,
    ]);
  });

  it('is a page that shows every view, and what was said as text', () => {
    const page = renderGallery(buildFlowScreenshots(views, results), {
      durationMs: 1000,
      createdAt: new Date(0),
    });
    expect(page.match(/<article /g)).toHaveLength(views.length);
    expect(page).toContain('&lt;b&gt;It begins.&lt;/b&gt;');
    expect(page).not.toContain('<b>');
    expect(page).not.toContain('is not complete');
  });
});
