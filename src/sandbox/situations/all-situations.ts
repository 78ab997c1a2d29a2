import { assessmentGateSituations } from './assessment-gate.situations';
import { cardSetupSituations } from './card-setup.situations';
import { checkInStepperSituations } from './check-in-stepper.situations';
import { intakeSituations } from './intake.situations';
import { kioskIdentificationSituations } from './kiosk-identification.situations';
import { onboardingSituations } from './onboarding.situations';
import { preferenceSwitchesSituations } from './preference-switches.situations';
import { sessionSituations } from './session.situations';
import type { Situations } from './situations.types';
import { userGateSituations } from './user-gate.situations';

/** What the situations of every flow mean in the clinic, by the id of its machine. */
export const ALL_SITUATIONS: Readonly<Record<string, Situations>> = {
  'user-gate': userGateSituations,
  'assessment-gate': assessmentGateSituations,
  'check-in-stepper': checkInStepperSituations,
  onboarding: onboardingSituations,
  intake: intakeSituations,
  'card-setup': cardSetupSituations,
  'kiosk-identification': kioskIdentificationSituations,
  session: sessionSituations,
  'preference-switches': preferenceSwitchesSituations,
};
