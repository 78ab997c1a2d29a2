import { userGateEntry as entry } from '../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateScenarios } from '../../../src/qa/sandbox/scenarios/user-gate.scenarios';
import { userGateFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/user-gate.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, userGateScenarios);

describe('§4 public user gate: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
