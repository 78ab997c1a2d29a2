import { preferenceSwitchesEntry as entry } from '../../../machines/preference-switches/preference-switches.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { preferenceSwitchesScenarios } from '../../../src/sandbox/situations/preference-switches.situations';
import { preferenceSwitchesFlowPage as stage } from '../../../src/walks/stages/preference-switches.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, preferenceSwitchesScenarios);

describe('§4 notification switches: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
