import { kioskIdentificationEntry as entry } from '../../../machines/kiosk-identification/kiosk-identification.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { kioskIdentificationSituations } from '../../../src/sandbox/situations/kiosk-identification.situations';
import { kioskIdentificationStage as stage } from '../../../src/walks/stages/kiosk-identification.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, kioskIdentificationSituations);

describe('§2 kiosk: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
