import { assessmentGateEntry as entry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { assessmentGateScenarios } from '../../../src/sandbox/situations/assessment-gate.situations';
import { assessmentGateFlowPage as stage } from '../../../src/walks/stages/assessment-gate.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, assessmentGateScenarios);

describe('§4 assessment taking: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
