import { intakeEntry as entry } from '../../../machines/intake/intake.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { intakeScenarios } from '../../../src/sandbox/situations/intake.situations';
import { intakeFlowPage as stage } from '../../../src/walks/stages/intake.stage';
import { allowConsole } from '../../support/fail-on-console';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, intakeScenarios);

// A deployment without a card provider says so; nothing here is about cards.
beforeEach(() => allowConsole(/Failed to load Stripe/));

describe('§4 intake: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
