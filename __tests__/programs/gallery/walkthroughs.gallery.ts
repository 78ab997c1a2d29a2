import { ALL_SCENARIOS } from '../../../src/qa/sandbox/scenarios/all-scenarios';
import { getScenario } from '../../../src/qa/sandbox/scenarios/scenario.types';
import { runWalkthrough } from '../../../src/qa/flow-drivers/run-walkthrough';
import { expect, test } from '../../e2e/support/test';
import { createChromiumEnvironment } from './chromium-environment';
import { watchServerTexts } from './languages/watch-server-texts';
import { planGallery, getInnermostState } from './plan';
import { pictureView } from './picture-view';
import { attachRecord, toRecord } from './run-record';
import { DEFAULT_SIZE } from './take-screenshots';

test.use({ viewport: DEFAULT_SIZE });

test.afterEach(({ browser, site, pageErrors }, testInfo) =>
  attachRecord(testInfo, toRecord(browser, pageErrors.unexpected, site.url)),
);

for (const { entry, flowPage, walkthroughs } of planGallery()) {
  if (flowPage === null) continue;
  test.describe(entry.id, () => {
    for (const { walkthrough, newViewIndexes } of walkthroughs) {
      test(walkthrough.id, async ({ page, world, pageErrors }) => {
        // The browser logs every error response that a walkthrough provokes.
        pageErrors.allow(/Failed to load resource/);
        // The app logs this if the card provider is unavailable (§8).
        pageErrors.allow(/Failed to load Stripe/);
        const getServerTexts = watchServerTexts(page);
        const scenarios = getScenario(ALL_SCENARIOS, entry.id);
        const environment = createChromiumEnvironment({ page, world, flowPage, scenarios });
        await runWalkthrough(
          { entry, flowPage },
          walkthrough,
          environment,
          async ({ index, expected }) => {
            if (!newViewIndexes.includes(index)) return;
            const id = `${entry.id} ${getInnermostState(expected)} ${walkthrough.id} ${index}`;
            const state = getInnermostState(expected);
            await pictureView(
              page,
              {
                id,
                walkthroughId: walkthrough.id,
                step: index,
                state,
                title: entry.states[state]?.title ?? state,
                expectedView: expected.expectedView,
                states: expected.states,
                passedThrough: expected.passedThrough,
                transitions: expected.transitions,
              },
              getServerTexts,
            );
          },
        );
        await environment.close();
        expect(scenarios.checkInvariants?.(world) ?? []).toEqual([]);
      });
    }
  });
}
