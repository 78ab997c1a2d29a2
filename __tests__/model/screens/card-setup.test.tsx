import { cardSetupEntry as entry } from '../../../machines/card-setup/qa/card-setup.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { cardSetupScenarios } from '../../../src/qa/sandbox/scenarios/card-setup.scenarios';
import { cardSetupFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/card-setup.flow-page';
import { allowConsole } from '../../support/fail-on-console';
import { loadCardProviderScripts } from '../../support/load-card-provider-scripts';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, cardSetupScenarios);

let scripts: ReturnType<typeof loadCardProviderScripts>;
beforeAll(() => {
  scripts = loadCardProviderScripts();
});
afterAll(() => scripts.stop());
beforeEach(() => allowConsole(/Failed to load Stripe/));

describe('§4 PAYMENT: every walkthrough of saving a card on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
