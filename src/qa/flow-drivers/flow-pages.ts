import type { FlowPage } from './flow-page.types';
import { assessmentGateFlowPage } from './flow-pages/assessment-gate.flow-page';
import { cardSetupFlowPage } from './flow-pages/card-setup.flow-page';
import { checkInStepperFlowPage } from './flow-pages/check-in-stepper.flow-page';
import { expiredLinkFlowPage } from './flow-pages/expired-link.flow-page';
import { intakeFlowPage } from './flow-pages/intake.flow-page';
import { kioskIdentificationFlowPage } from './flow-pages/kiosk-identification.flow-page';
import { kioskVisitFlowPage } from './flow-pages/kiosk-visit.flow-page';
import { magicLinkFlowPage } from './flow-pages/magic-link.flow-page';
import { onboardingFlowPage } from './flow-pages/onboarding.flow-page';
import { preferenceSwitchesFlowPage } from './flow-pages/preference-switches.flow-page';
import { reminderFlowPage } from './flow-pages/reminder.flow-page';
import { sessionFlowPage } from './flow-pages/session.flow-page';
import { storedIntakeFlowPage } from './flow-pages/stored-intake.flow-page';
import { sessionRefreshFlowPage } from './flow-pages/session-refresh.flow-page';
import { passwordResetFlowPage } from './flow-pages/password-reset.flow-page';
import { signInFlowPage } from './flow-pages/sign-in.flow-page';
import { userAreaFlowPage } from './flow-pages/user-area.flow-page';
import { userGateFlowPage } from './flow-pages/user-gate.flow-page';

/** The page object of every flow, by machine id. */
export const FLOW_PAGES: Readonly<Record<string, FlowPage>> = {
  'user-gate': userGateFlowPage,
  'user-area': userAreaFlowPage,
  'assessment-gate': assessmentGateFlowPage,
  'check-in-stepper': checkInStepperFlowPage,
  onboarding: onboardingFlowPage,
  'stored-intake': storedIntakeFlowPage,
  intake: intakeFlowPage,
  'expired-link': expiredLinkFlowPage,
  'card-setup': cardSetupFlowPage,
  'kiosk-identification': kioskIdentificationFlowPage,
  'kiosk-visit': kioskVisitFlowPage,
  session: sessionFlowPage,
  'session-refresh': sessionRefreshFlowPage,
  'sign-in': signInFlowPage,
  'password-reset': passwordResetFlowPage,
  'magic-link': magicLinkFlowPage,
  'preference-switches': preferenceSwitchesFlowPage,
  reminder: reminderFlowPage,
};
