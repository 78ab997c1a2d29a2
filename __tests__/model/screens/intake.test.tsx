import { intakeEntry as entry } from '../../../machines/intake/qa/intake.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { intakeScenarios } from '../../../src/qa/sandbox/scenarios/intake.scenarios';
import { intakeFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/intake.flow-page';
import { allowConsole } from '../../support/fail-on-console';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, intakeScenarios);

// A deployment without a card provider logs this; these walkthroughs are not about cards.
beforeEach(() => allowConsole(/Failed to load Stripe/));

describe('§4 intake: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
