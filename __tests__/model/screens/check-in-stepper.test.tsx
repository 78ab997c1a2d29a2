import { checkInStepperEntry as entry } from '../../../machines/check-in-stepper/check-in-stepper.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { checkInStepperScenarios } from '../../../src/sandbox/situations/check-in-stepper.situations';
import { checkInStepperFlowPage as stage } from '../../../src/walks/stages/check-in-stepper.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, checkInStepperScenarios);

describe('§4 lifestyle check-in: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
