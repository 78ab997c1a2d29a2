import { sessionEntry as entry } from '../../../machines/session/session.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { sessionSituations } from '../../../src/sandbox/situations/session.situations';
import { sessionStage as stage } from '../../../src/walks/stages/session.stage';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, sessionSituations);

describe('§4 authentication: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
