import { userGateEntry as entry } from '../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateScenarios } from '../../../src/qa/sandbox/scenarios/user-gate.scenarios';
import { userGateFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/user-gate.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, userGateScenarios);

describe('§4 public user gate: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
