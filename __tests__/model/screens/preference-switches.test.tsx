import { preferenceSwitchesEntry as entry } from '../../../machines/preference-switches/preference-switches.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { preferenceSwitchesSituations } from '../../../src/sandbox/situations/preference-switches.situations';
import { preferenceSwitchesStage as stage } from '../../../src/walks/stages/preference-switches.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, preferenceSwitchesSituations);

describe('§4 notification switches: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
