import { onboardingEntry as entry } from '../../../machines/onboarding/onboarding.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { onboardingSituations } from '../../../src/sandbox/situations/onboarding.situations';
import { onboardingStage as stage } from '../../../src/walks/stages/onboarding.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, onboardingSituations);

describe('§4 onboarding: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
