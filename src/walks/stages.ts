import type { FlowPage } from './stage.types';
import { assessmentGateFlowPage } from './stages/assessment-gate.stage';
import { cardSetupFlowPage } from './stages/card-setup.stage';
import { checkInStepperFlowPage } from './stages/check-in-stepper.stage';
import { intakeFlowPage } from './stages/intake.stage';
import { kioskIdentificationFlowPage } from './stages/kiosk-identification.stage';
import { onboardingFlowPage } from './stages/onboarding.stage';
import { preferenceSwitchesFlowPage } from './stages/preference-switches.stage';
import { sessionFlowPage } from './stages/session.stage';
import { userGateFlowPage } from './stages/user-gate.stage';

/** The screens of every flow, by the id of its machine. */
export const FLOW_PAGES: Readonly<Record<string, FlowPage>> = {
  'user-gate': userGateFlowPage,
  'assessment-gate': assessmentGateFlowPage,
  'check-in-stepper': checkInStepperFlowPage,
  onboarding: onboardingFlowPage,
  intake: intakeFlowPage,
  'card-setup': cardSetupFlowPage,
  'kiosk-identification': kioskIdentificationFlowPage,
  session: sessionFlowPage,
  'preference-switches': preferenceSwitchesFlowPage,
};
