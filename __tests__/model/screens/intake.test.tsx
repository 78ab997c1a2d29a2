import { intakeEntry as entry } from '../../../machines/intake/qa/intake.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { intakeScenarios } from '../../../src/qa/sandbox/scenarios/intake.scenarios';
import { intakeFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/intake.flow-page';
import { allowConsole } from '../../support/fail-on-console';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, intakeScenarios);

// A deployment without a card provider says so; nothing here is about cards.
beforeEach(() => allowConsole(/Failed to load Stripe/));

describe('§4 intake: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
