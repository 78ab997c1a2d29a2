import { magicLinkEntry as entry } from '../../../machines/magic-link/qa/magic-link.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { magicLinkScenarios } from '../../../src/qa/sandbox/scenarios/magic-link.scenarios';
import { magicLinkFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/magic-link.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, magicLinkScenarios);

describe('D3 magic link: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
