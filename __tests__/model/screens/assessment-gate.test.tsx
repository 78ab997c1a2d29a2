import { assessmentGateEntry as entry } from '../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { assessmentGateScenarios } from '../../../src/qa/sandbox/scenarios/assessment-gate.scenarios';
import { assessmentGateFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/assessment-gate.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, assessmentGateScenarios);

describe('§4 assessment taking: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
