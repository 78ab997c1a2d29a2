import { storedIntakeEntry as entry } from '../../../machines/stored-intake/qa/stored-intake.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { storedIntakeScenarios } from '../../../src/qa/sandbox/scenarios/stored-intake.scenarios';
import { storedIntakeFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/stored-intake.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, storedIntakeScenarios);

describe('§4 stored intake: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
