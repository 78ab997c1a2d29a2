import { sessionEntry as entry } from '../../../machines/session/session.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { sessionScenarios } from '../../../src/sandbox/situations/session.situations';
import { sessionFlowPage as stage } from '../../../src/walks/stages/session.stage';
import { createWalkthroughRunner } from './walk-stage';

const walk = createWalkthroughRunner({ entry, flowPage: stage }, sessionScenarios);

describe('§4 authentication: every walkthrough on its screens', () => {
  it.each(withoutPrefixes(generateWalkthroughs(entry)))('$title', walk);
});
