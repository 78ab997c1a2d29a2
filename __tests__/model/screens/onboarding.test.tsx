import { onboardingEntry as entry } from '../../../machines/onboarding/qa/onboarding.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { onboardingScenarios } from '../../../src/qa/sandbox/scenarios/onboarding.scenarios';
import { onboardingFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/onboarding.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, onboardingScenarios);

describe('§4 onboarding: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
