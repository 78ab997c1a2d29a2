import { onboardingEntry as entry } from '../../../machines/onboarding/qa/onboarding.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { onboardingScenarios } from '../../../src/qa/sandbox/scenarios/onboarding.scenarios';
import { onboardingFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/onboarding.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, onboardingScenarios);

describe('§4 onboarding: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
