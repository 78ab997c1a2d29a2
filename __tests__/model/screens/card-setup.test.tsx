import { cardSetupEntry as entry } from '../../../machines/card-setup/card-setup.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { cardSetupScenarios } from '../../../src/sandbox/situations/card-setup.situations';
import { cardSetupFlowPage as stage } from '../../../src/walks/stages/card-setup.stage';
import { allowConsole } from '../../support/fail-on-console';
import { loadCardProviderScripts } from '../../support/provider-script';
import { createWalkthroughRunner } from './walk-stage';

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
