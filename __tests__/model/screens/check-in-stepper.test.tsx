import { checkInStepperEntry as entry } from '../../../machines/check-in-stepper/check-in-stepper.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { checkInStepperSituations } from '../../../src/sandbox/situations/check-in-stepper.situations';
import { checkInStepperStage as stage } from '../../../src/walks/stages/check-in-stepper.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, checkInStepperSituations);

describe('§4 lifestyle check-in: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
