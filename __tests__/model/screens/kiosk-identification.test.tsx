import { kioskIdentificationEntry as entry } from '../../../machines/kiosk-identification/kiosk-identification.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { kioskIdentificationScenarios } from '../../../src/sandbox/situations/kiosk-identification.situations';
import { kioskIdentificationFlowPage as stage } from '../../../src/walks/stages/kiosk-identification.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, kioskIdentificationScenarios);

describe('§2 kiosk: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
