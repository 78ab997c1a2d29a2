import { kioskIdentificationEntry as entry } from '../../../machines/kiosk-identification/qa/kiosk-identification.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { kioskIdentificationScenarios } from '../../../src/qa/sandbox/scenarios/kiosk-identification.scenarios';
import { kioskIdentificationFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/kiosk-identification.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, kioskIdentificationScenarios);

describe('§2 kiosk: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
