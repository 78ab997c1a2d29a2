import { assessmentGateEntry as entry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import { assessmentGateSituations } from '../../../src/sandbox/situations/assessment-gate.situations';
import { assessmentGateStage } from '../../../src/walks/stages/assessment-gate.stage';
import type { Stage } from '../../../src/walks/stage.types';
import { expectConsole } from '../../support/fail-on-console';
import { stageWalker } from './walk-stage';

const { see } = assessmentGateStage;
const stage: Stage = {
  ...assessmentGateStage,
  see: {
    ...see,
    'SUBMITTED.kiosk': async (...seen) => {
      // The step after this one leaves the document, which the test's browser cannot.
      expectConsole(/Not implemented: navigation/);
      await see['SUBMITTED.kiosk']?.(...seen);
    },
    'SUBMITTED.returning': () => {
      expect(console.error).toHaveBeenCalled();
      return Promise.resolve();
    },
  },
};

const walk = stageWalker({ entry, stage }, assessmentGateSituations);

describe('§4 assessment taking: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(entry)))('$title', walk);
});
