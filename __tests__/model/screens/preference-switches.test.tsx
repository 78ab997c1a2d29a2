import { preferenceSwitchesEntry as entry } from '../../../machines/preference-switches/qa/preference-switches.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { preferenceSwitchesScenarios } from '../../../src/qa/sandbox/scenarios/preference-switches.scenarios';
import { preferenceSwitchesFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/preference-switches.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, preferenceSwitchesScenarios);

describe('§4 notification switches: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
