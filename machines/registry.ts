import { assessmentGateEntry } from './assessment-gate/qa/assessment-gate.walkthroughs';
import { cardSetupEntry } from './card-setup/qa/card-setup.walkthroughs';
import { checkInStepperEntry } from './check-in-stepper/qa/check-in-stepper.walkthroughs';
import { expiredLinkEntry } from './expired-link/qa/expired-link.walkthroughs';
import { kioskIdentificationEntry } from './kiosk-identification/qa/kiosk-identification.walkthroughs';
import { kioskVisitEntry } from './kiosk-visit/qa/kiosk-visit.walkthroughs';
import { intakeEntry } from './intake/qa/intake.walkthroughs';
import { magicLinkEntry } from './magic-link/qa/magic-link.walkthroughs';
import { onboardingEntry } from './onboarding/qa/onboarding.walkthroughs';
import { passwordResetEntry } from './password-reset/qa/password-reset.walkthroughs';
import { preferenceSwitchesEntry } from './preference-switches/qa/preference-switches.walkthroughs';
import { reminderEntry } from './reminder/qa/reminder.walkthroughs';
import { sessionEntry } from './session/qa/session.walkthroughs';
import { sessionRefreshEntry } from './session-refresh/qa/session-refresh.walkthroughs';
import { storedIntakeEntry } from './stored-intake/qa/stored-intake.walkthroughs';
import { signInEntry } from './sign-in/qa/sign-in.walkthroughs';
import { userAreaEntry } from './user-area/qa/user-area.walkthroughs';
import { userGateEntry } from './user-gate/qa/user-gate.walkthroughs';
import type { MachineEntry } from './walkthroughs/walkthrough.types';

/** Every machine with its fixtures and descriptions. The walkthrough tests cover only the machines listed here. */
export const MACHINE_REGISTRY: readonly MachineEntry[] = [
  userGateEntry,
  userAreaEntry,
  assessmentGateEntry,
  checkInStepperEntry,
  onboardingEntry,
  storedIntakeEntry,
  intakeEntry,
  expiredLinkEntry,
  cardSetupEntry,
  kioskIdentificationEntry,
  kioskVisitEntry,
  sessionEntry,
  sessionRefreshEntry,
  signInEntry,
  magicLinkEntry,
  passwordResetEntry,
  preferenceSwitchesEntry,
  reminderEntry,
];
