import { expiredLinkEntry as entry } from '../../../machines/expired-link/qa/expired-link.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { expiredLinkScenarios } from '../../../src/qa/sandbox/scenarios/expired-link.scenarios';
import { expiredLinkFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/expired-link.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, expiredLinkScenarios);

describe('§2 expired intake link: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
