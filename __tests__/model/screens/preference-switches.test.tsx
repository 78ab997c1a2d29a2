import { preferenceSwitchesEntry as entry } from '../../../machines/preference-switches/qa/preference-switches.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { preferenceSwitchesScenarios } from '../../../src/qa/sandbox/scenarios/preference-switches.scenarios';
import { preferenceSwitchesFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/preference-switches.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, preferenceSwitchesScenarios);

describe('§4 notification switches: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
