import { checkInStepperEntry as entry } from '../../../machines/check-in-stepper/qa/check-in-stepper.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { checkInStepperScenarios } from '../../../src/qa/sandbox/scenarios/check-in-stepper.scenarios';
import { checkInStepperFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/check-in-stepper.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, checkInStepperScenarios);

describe('§4 lifestyle check-in: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
