import { passwordResetEntry as entry } from '../../../machines/password-reset/qa/password-reset.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { passwordResetFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/password-reset.flow-page';
import { passwordResetScenarios } from '../../../src/qa/sandbox/scenarios/password-reset.scenarios';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, passwordResetScenarios);

describe('§2 password reset: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
