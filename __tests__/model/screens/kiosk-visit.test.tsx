import { kioskVisitEntry as entry } from '../../../machines/kiosk-visit/qa/kiosk-visit.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { kioskVisitScenarios } from '../../../src/qa/sandbox/scenarios/kiosk-visit.scenarios';
import { kioskVisitFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/kiosk-visit.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, kioskVisitScenarios);

describe('D9 kiosk visit: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
