import type { Stage } from './stage.types';
import { assessmentGateStage } from './stages/assessment-gate.stage';
import { cardSetupStage } from './stages/card-setup.stage';
import { checkInStepperStage } from './stages/check-in-stepper.stage';
import { intakeStage } from './stages/intake.stage';
import { kioskIdentificationStage } from './stages/kiosk-identification.stage';
import { onboardingStage } from './stages/onboarding.stage';
import { preferenceSwitchesStage } from './stages/preference-switches.stage';
import { sessionStage } from './stages/session.stage';
import { userGateStage } from './stages/user-gate.stage';

/** The screens of every flow, by the id of its machine. */
export const STAGES: Readonly<Record<string, Stage>> = {
  'user-gate': userGateStage,
  'assessment-gate': assessmentGateStage,
  'check-in-stepper': checkInStepperStage,
  onboarding: onboardingStage,
  intake: intakeStage,
  'card-setup': cardSetupStage,
  'kiosk-identification': kioskIdentificationStage,
  session: sessionStage,
  'preference-switches': preferenceSwitchesStage,
};
