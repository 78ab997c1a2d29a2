import { cardSetupEntry as entry } from '../../../machines/card-setup/card-setup.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { cardSetupSituations } from '../../../src/sandbox/situations/card-setup.situations';
import { cardSetupStage as stage } from '../../../src/walks/stages/card-setup.stage';
import { expectConsole } from '../../support/fail-on-console';
import { loadProviderScripts } from '../../support/provider-script';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, cardSetupSituations);

let scripts: ReturnType<typeof loadProviderScripts>;
beforeAll(() => {
  scripts = loadProviderScripts();
});
afterAll(() => scripts.stop());
beforeEach(() => expectConsole(/Failed to load Stripe/));

describe('§4 PAYMENT: every walkthrough of saving a card on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
