import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Walkthrough } from '../../machines/walkthroughs/walkthrough.types';
import { ALL_SCENARIOS } from '../../src/sandbox/situations/all-situations';
import { getScenario } from '../../src/sandbox/situations/situations.types';
import { runWalkthrough } from '../../src/walks/walk-through';
import { expect, test } from '../e2e/support/test';
import type { View } from './album.types';
import { createChromiumTheatre } from './chromium-theatre';
import { GALLERY_FOLDER, VIEWS_FOLDER } from './folders';
import { planGallery, stateOf } from './plan';
import { takePicture, WALKING_SIZE } from './take-picture';

test.use({ viewport: WALKING_SIZE });

for (const { entry, stage: flowPage, walks } of planGallery()) {
  if (flowPage === null) continue;
  test.describe(entry.id, () => {
    for (const { walkthrough, fresh } of walks) {
      test(walkthrough.id, async ({ page, world, watch }) => {
        // What is refused on purpose is told on the console by the browser itself.
        watch.allow(/Failed to load resource/);
        // What the app logs where the card provider is not to be had (§8).
        watch.allow(/Failed to load Stripe/);
        const situations = getScenario(ALL_SCENARIOS, entry.id);
        const theatre = createChromiumTheatre({ page, world, stage: flowPage, situations });
        await runWalkthrough({ entry, flowPage }, walkthrough, theatre, async ({ index, expected }) => {
          if (!fresh.includes(index)) return;
          const id = `${entry.id} ${stateOf(expected)} ${walkthrough.id} ${index}`;
          const taken = await takePicture(page, GALLERY_FOLDER, id);
          const { pathname, search } = new URL(page.url());
          keep({
            id,
            machineId: entry.id,
            state: stateOf(expected),
            states: expected.states,
            title: entry.states[stateOf(expected)]?.title ?? stateOf(expected),
            sees: expected.expectedView,
            address: pathname + search,
            path: tellPath(walkthrough, index),
            walkId: walkthrough.id,
            ...taken,
          });
          expect.soft(taken.violations, `axe on ${stateOf(expected)}`).toEqual([]);
        });
        await theatre.close();
        expect(situations.checkInvariants?.(world) ?? []).toEqual([]);
      });
    }
  });
}

function tellPath({ start, steps }: Walkthrough, index: number): readonly string[] {
  return [start.description, ...steps.slice(0, index).map(({ description }) => description)];
}

/** Each view is a file of its own, for several workers write them. */
function keep(view: View): void {
  mkdirSync(VIEWS_FOLDER, { recursive: true });
  const name = path.basename(view.pictures.phone, '-phone.png');
  writeFileSync(path.join(VIEWS_FOLDER, `${name}.json`), JSON.stringify(view));
}
