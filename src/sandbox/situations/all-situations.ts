import { assessmentGateScenarios } from './assessment-gate.situations';
import { cardSetupScenarios } from './card-setup.situations';
import { checkInStepperScenarios } from './check-in-stepper.situations';
import { intakeScenarios } from './intake.situations';
import { kioskIdentificationScenarios } from './kiosk-identification.situations';
import { onboardingScenarios } from './onboarding.situations';
import { preferenceSwitchesScenarios } from './preference-switches.situations';
import { sessionScenarios } from './session.situations';
import type { Scenarios } from './situations.types';
import { userGateScenarios } from './user-gate.situations';

/** What the situations of every flow mean in the clinic, by the id of its machine. */
export const ALL_SCENARIOS: Readonly<Record<string, Scenarios>> = {
  'user-gate': userGateScenarios,
  'assessment-gate': assessmentGateScenarios,
  'check-in-stepper': checkInStepperScenarios,
  onboarding: onboardingScenarios,
  intake: intakeScenarios,
  'card-setup': cardSetupScenarios,
  'kiosk-identification': kioskIdentificationScenarios,
  session: sessionScenarios,
  'preference-switches': preferenceSwitchesScenarios,
};
