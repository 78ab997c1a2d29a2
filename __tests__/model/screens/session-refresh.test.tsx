import { sessionRefreshEntry as entry } from '../../../machines/session-refresh/qa/session-refresh.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { sessionRefreshScenarios } from '../../../src/qa/sandbox/scenarios/session-refresh.scenarios';
import { sessionRefreshFlowPage as flowPage } from '../../../src/qa/flow-drivers/flow-pages/session-refresh.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const runOnScreens = createWalkthroughRunner({ entry, flowPage }, sessionRefreshScenarios);

describe('§4 authentication, 401: the screens follow every walkthrough', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', runOnScreens);
});
