import { sessionEntry as entry } from '../../../machines/session/qa/session.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { sessionScenarios } from '../../../src/qa/sandbox/scenarios/session.scenarios';
import { sessionFlowPage as stage } from '../../../src/qa/flow-drivers/flow-pages/session.flow-page';
import { createWalkthroughRunner } from './create-walkthrough-runner';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, sessionScenarios);

describe('§4 authentication: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
