import { assessmentGateScenarios } from './assessment-gate.scenarios';
import { cardSetupScenarios } from './card-setup.scenarios';
import { checkInStepperScenarios } from './check-in-stepper.scenarios';
import { expiredLinkScenarios } from './expired-link.scenarios';
import { intakeScenarios } from './intake.scenarios';
import { kioskIdentificationScenarios } from './kiosk-identification.scenarios';
import { kioskVisitScenarios } from './kiosk-visit.scenarios';
import { magicLinkScenarios } from './magic-link.scenarios';
import { onboardingScenarios } from './onboarding.scenarios';
import { preferenceSwitchesScenarios } from './preference-switches.scenarios';
import { reminderScenarios } from './reminder.scenarios';
import { sessionRefreshScenarios } from './session-refresh.scenarios';
import { sessionScenarios } from './session.scenarios';
import { passwordResetScenarios } from './password-reset.scenarios';
import { signInScenarios } from './sign-in.scenarios';
import type { Scenarios } from './scenario.types';
import { storedIntakeScenarios } from './stored-intake.scenarios';
import { userAreaScenarios } from './user-area.scenarios';
import { userGateScenarios } from './user-gate.scenarios';

/** The scenarios of every flow, by machine id. */
export const ALL_SCENARIOS: Readonly<Record<string, Scenarios>> = {
  'user-gate': userGateScenarios,
  'user-area': userAreaScenarios,
  'assessment-gate': assessmentGateScenarios,
  'check-in-stepper': checkInStepperScenarios,
  onboarding: onboardingScenarios,
  'stored-intake': storedIntakeScenarios,
  intake: intakeScenarios,
  'expired-link': expiredLinkScenarios,
  'card-setup': cardSetupScenarios,
  'kiosk-identification': kioskIdentificationScenarios,
  'kiosk-visit': kioskVisitScenarios,
  session: sessionScenarios,
  'session-refresh': sessionRefreshScenarios,
  'sign-in': signInScenarios,
  'password-reset': passwordResetScenarios,
  'magic-link': magicLinkScenarios,
  'preference-switches': preferenceSwitchesScenarios,
  reminder: reminderScenarios,
};
