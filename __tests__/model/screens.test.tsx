import { MACHINE_REGISTRY } from '../../machines/registry';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../machines/walkthroughs/generate-walkthroughs';
import { FLOW_PAGES } from '../../src/qa/flow-drivers/flow-pages';
import { ALL_SCENARIOS } from '../../src/qa/sandbox/scenarios/all-scenarios';
import { getScenario } from '../../src/qa/sandbox/scenarios/scenario.types';
import { allowConsole } from '../support/fail-on-console';
import { loadCardProviderScripts } from '../support/load-card-provider-scripts';
import { createWalkthroughRunner } from './create-walkthrough-runner';

// One file for all machines, because loading the app takes longer than the walkthroughs of most of them.
describe.each(MACHINE_REGISTRY)('$section: the screens follow "$title"', (entry) => {
  const flowPage = getScenario(FLOW_PAGES, entry.id);
  const runOnScreens = createWalkthroughRunner(
    { entry, flowPage },
    getScenario(ALL_SCENARIOS, entry.id),
  );

  // Without a card provider, and when its script fails to load, the app logs this.
  beforeEach(() => allowConsole(/Failed to load Stripe/));

  if (entry.id === 'card-setup') {
    let scripts: ReturnType<typeof loadCardProviderScripts>;
    beforeAll(() => {
      scripts = loadCardProviderScripts();
    });
    afterAll(() => scripts.stop());
  }

  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
