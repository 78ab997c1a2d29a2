import { cardSetupEntry as entry } from '../../../machines/card-setup/qa/card-setup.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { cardSetupScenarios } from '../../../src/qa/sandbox/scenarios/card-setup.scenarios';
import { cardSetupFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/card-setup.flow-page';
import { allowConsole } from '../../support/fail-on-console';
import { loadCardProviderScripts } from '../../support/load-card-provider-scripts';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, cardSetupScenarios);

let scripts: ReturnType<typeof loadCardProviderScripts>;
beforeAll(() => {
  scripts = loadCardProviderScripts();
});
afterAll(() => scripts.stop());
beforeEach(() => allowConsole(/Failed to load Stripe/));

describe('§4 PAYMENT: the screens of saving a card follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
