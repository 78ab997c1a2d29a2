import { kioskIdentificationEntry as entry } from '../../../machines/kiosk-identification/qa/kiosk-identification.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { kioskIdentificationScenarios } from '../../../src/qa/sandbox/scenarios/kiosk-identification.scenarios';
import { kioskIdentificationFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/kiosk-identification.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, kioskIdentificationScenarios);

describe('§2 kiosk: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
