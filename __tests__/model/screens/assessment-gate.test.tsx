import { assessmentGateEntry as entry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { assessmentGateSituations } from '../../../src/sandbox/situations/assessment-gate.situations';
import { assessmentGateStage as stage } from '../../../src/walks/stages/assessment-gate.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, assessmentGateSituations);

describe('§4 assessment taking: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
