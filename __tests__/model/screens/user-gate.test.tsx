import { userGateEntry as entry } from '../../../machines/user-gate/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateScenarios } from '../../../src/sandbox/situations/user-gate.situations';
import { userGateFlowPage as stage } from '../../../src/walks/stages/user-gate.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, userGateScenarios);

describe('§4 public user gate: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
