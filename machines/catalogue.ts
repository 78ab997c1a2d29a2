import { assessmentGateEntry } from './assessment-gate/assessment-gate.walkthroughs';
import { cardSetupEntry } from './card-setup/card-setup.walkthroughs';
import { checkInStepperEntry } from './check-in-stepper/check-in-stepper.walkthroughs';
import { kioskIdentificationEntry } from './kiosk-identification/kiosk-identification.walkthroughs';
import { intakeEntry } from './intake/intake.walkthroughs';
import { onboardingEntry } from './onboarding/onboarding.walkthroughs';
import { preferenceSwitchesEntry } from './preference-switches/preference-switches.walkthroughs';
import { sessionEntry } from './session/session.walkthroughs';
import { userGateEntry } from './user-gate/user-gate.walkthroughs';
import type { MachineEntry } from './walkthroughs/walkthrough.types';

/** Every machine with its title, its samples and its texts; a machine that is not here is not tested. */
export const MACHINE_REGISTRY: readonly MachineEntry[] = [
  userGateEntry,
  assessmentGateEntry,
  checkInStepperEntry,
  onboardingEntry,
  intakeEntry,
  cardSetupEntry,
  kioskIdentificationEntry,
  sessionEntry,
  preferenceSwitchesEntry,
];
