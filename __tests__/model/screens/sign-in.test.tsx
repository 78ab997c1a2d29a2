import { signInEntry as entry } from '../../../machines/sign-in/qa/sign-in.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { signInScenarios } from '../../../src/qa/sandbox/scenarios/sign-in.scenarios';
import { signInFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/sign-in.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, signInScenarios);

describe('§2 login: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
