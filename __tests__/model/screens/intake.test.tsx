import { intakeEntry as entry } from '../../../machines/intake/intake.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { intakeSituations } from '../../../src/sandbox/situations/intake.situations';
import { intakeStage as stage } from '../../../src/walks/stages/intake.stage';
import { expectConsole } from '../../support/fail-on-console';
import { stageWalker } from './walk-stage';

const walk = stageWalker({ entry, stage }, intakeSituations);

// A deployment without a card provider says so; nothing here is about cards.
beforeEach(() => expectConsole(/Failed to load Stripe/));

describe('§4 intake: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
