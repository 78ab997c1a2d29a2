import { checkInStepperEntry as entry } from '../../../machines/check-in-stepper/qa/check-in-stepper.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { checkInStepperScenarios } from '../../../src/qa/sandbox/scenarios/check-in-stepper.scenarios';
import { checkInStepperFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/check-in-stepper.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, checkInStepperScenarios);

describe('§4 lifestyle check-in: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
