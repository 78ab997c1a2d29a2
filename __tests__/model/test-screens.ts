import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../machines/walkthroughs/generate-walkthroughs';
import type { MachineEntry } from '../../machines/walkthroughs/walkthrough.types';
import { FLOW_PAGES } from '../../src/qa/flow-drivers/flow-pages';
import { ALL_SCENARIOS } from '../../src/qa/sandbox/scenarios/all-scenarios';
import { getScenario } from '../../src/qa/sandbox/scenarios/scenario.types';
import { allowConsole } from '../support/fail-on-console';
import { createWalkthroughRunner } from './create-walkthrough-runner';

/** Adds a test for each walkthrough of a machine, which runs it on the real screens. */
export function testScreens(entry: MachineEntry): void {
  const flowPage = getScenario(FLOW_PAGES, entry.id);
  const runOnScreens = createWalkthroughRunner(
    { entry, flowPage },
    getScenario(ALL_SCENARIOS, entry.id),
  );

  // Without a card provider, and when its script fails to load, the app logs this.
  beforeEach(() => allowConsole(/Failed to load Stripe/));

  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
}
