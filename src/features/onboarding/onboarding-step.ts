import type { SnapshotFrom } from 'xstate';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import type { OnboardingPreset } from '../../../machines/onboarding/onboarding.types';

/** The three steps, named as in the navigation state (§2). */
export type OnboardingStep = OnboardingPreset['step'];

/** Returns the current step, or null once the flow has ended. */
export function selectStep(
  snapshot: SnapshotFrom<typeof onboardingMachine>,
): OnboardingStep | null {
  if (snapshot.matches('initiate')) return 'initiate';
  if (snapshot.matches('verify')) return 'verify';
  return snapshot.matches('setup-account') ? 'setup-account' : null;
}
