import { userGateEntry as entry } from '../../../machines/user-gate/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userGateSituations } from '../../../src/sandbox/situations/user-gate.situations';
import { userGateStage as stage } from '../../../src/walks/stages/user-gate.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, userGateSituations);

describe('§4 public user gate: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
