import { onboardingEntry as entry } from '../../../machines/onboarding/onboarding.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { onboardingScenarios } from '../../../src/sandbox/situations/onboarding.situations';
import { onboardingFlowPage as stage } from '../../../src/walks/stages/onboarding.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, onboardingScenarios);

describe('§4 onboarding: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
