import { userAreaEntry as entry } from '../../../machines/user-area/qa/user-area.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { userAreaScenarios } from '../../../src/qa/sandbox/scenarios/user-area.scenarios';
import { userAreaFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/user-area.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, userAreaScenarios);

describe('D3 forms of a public link: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
