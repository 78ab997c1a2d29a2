import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_SCENARIOS } from '../../../src/qa/sandbox/scenarios/all-scenarios';
import { getScenario } from '../../../src/qa/sandbox/scenarios/scenario.types';
import { runWalkthrough } from '../../../src/qa/flow-drivers/run-walkthrough';
import { expect, test } from '../../e2e/support/test';
import type { View } from './view.types';
import { checkAccessibility } from './accessibility-modes';
import { createChromiumEnvironment } from './chromium-environment';
import { GALLERY_FOLDER, VIEWS_FOLDER } from './folders';
import { sha256 } from './identify-build';
import { pictureLanguages } from './languages/picture-languages';
import { watchServerTexts } from './languages/watch-server-texts';
import { planGallery, getInnermostState } from './plan';
import { attachRecord } from './run-record';
import { takeScreenshots, DEFAULT_SIZE } from './take-screenshots';

test.use({ viewport: DEFAULT_SIZE });

test.afterEach(({ browser, site, pageErrors }, testInfo) =>
  attachRecord(testInfo, {
    browser: { name: browser.browserType().name(), version: browser.version() },
    // The port is another one each time.
    consoleProblems: pageErrors.unexpected.map((text) => text.replaceAll(site.url, '')),
  }),
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
            const screenshots = await takeScreenshots(page, GALLERY_FOLDER, id);
            const accessibility = await checkAccessibility(page);
            const languages = await pictureLanguages(page, GALLERY_FOLDER, id, getServerTexts);
            const violations = [...accessibility, ...languages.violations];
            await page.setViewportSize(DEFAULT_SIZE);
            const { pathname, search } = new URL(page.url());
            saveView({
              id,
              walkthroughId: walkthrough.id,
              step: index,
              state: getInnermostState(expected),
              title:
                entry.states[getInnermostState(expected)]?.title ?? getInnermostState(expected),
              expectedView: expected.expectedView,
              url: pathname + search,
              states: expected.states,
              passedThrough: expected.passedThrough,
              transitions: expected.transitions,
              screenshots: [...screenshots, ...languages.screenshots],
              violations,
            });
            expect.soft(violations, `violations on ${getInnermostState(expected)}`).toEqual([]);
          },
        );
        await environment.close();
        expect(scenarios.checkInvariants?.(world) ?? []).toEqual([]);
      });
    }
  });
}

/** Writes one file per view, because several workers write at the same time. */
function saveView(view: View): void {
  mkdirSync(VIEWS_FOLDER, { recursive: true });
  const name = sha256(view.id);
  writeFileSync(path.join(VIEWS_FOLDER, `${name}.json`), JSON.stringify(view));
}
