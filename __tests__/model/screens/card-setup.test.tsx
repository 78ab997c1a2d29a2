import { cardSetupEntry as entry } from '../../../machines/card-setup/card-setup.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { cardSetupScenarios } from '../../../src/sandbox/situations/card-setup.situations';
import { cardSetupFlowPage as stage } from '../../../src/walks/stages/card-setup.stage';
import { expectConsole } from '../../support/fail-on-console';
import { loadProviderScripts } from '../../support/provider-script';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, cardSetupScenarios);

let scripts: ReturnType<typeof loadProviderScripts>;
beforeAll(() => {
  scripts = loadProviderScripts();
});
afterAll(() => scripts.stop());
beforeEach(() => expectConsole(/Failed to load Stripe/));

describe('§4 PAYMENT: every walkthrough of saving a card on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
