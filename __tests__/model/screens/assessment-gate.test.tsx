import { assessmentGateEntry as entry } from '../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { assessmentGateScenarios } from '../../../src/qa/sandbox/scenarios/assessment-gate.scenarios';
import { assessmentGateFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/assessment-gate.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, assessmentGateScenarios);

describe('§4 assessment taking: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
