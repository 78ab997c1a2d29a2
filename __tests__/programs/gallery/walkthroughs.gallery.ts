import { ALL_SCENARIOS } from '../../../src/qa/sandbox/scenarios/all-scenarios';
import { getScenario } from '../../../src/qa/sandbox/scenarios/scenario.types';
import { runWalkthrough } from '../../../src/qa/flow-drivers/run-walkthrough';
import { expect, test } from '../../e2e/support/test';
import { checkView } from './check-view';
import { createChromiumEnvironment } from './chromium-environment';
import { watchServerTexts } from './languages/watch-server-texts';
import { DEFAULT_SIZE } from './modes';
import { getInnermostState, planGallery } from './plan';

test.use({ viewport: DEFAULT_SIZE });

for (const [turn, { entry, flowPage, walkthrough, newViewIndexes }] of planGallery().entries())
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
        const state = getInnermostState(expected);
        const title = `${index}. ${entry.states[state]?.title ?? state}`;
        await checkView(page, { title, turn: turn + index }, getServerTexts);
      },
    );
    await environment.close();
    expect(scenarios.checkInvariants?.(world) ?? []).toEqual([]);
  });
