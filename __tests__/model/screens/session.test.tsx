import { sessionEntry as entry } from '../../../machines/session/qa/session.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { sessionScenarios } from '../../../src/qa/sandbox/scenarios/session.scenarios';
import { sessionFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/session.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, sessionScenarios);

describe('§4 authentication: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
