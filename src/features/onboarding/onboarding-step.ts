import type { SnapshotFrom } from 'xstate';
import type { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import type { OnboardingPreset } from '../../../machines/onboarding/onboarding.types';

/** The three steps, by the names that navigation state uses (§2). */
export type OnboardingStep = OnboardingPreset['step'];

/** The step that the flow is in; null once it has ended. */
export function selectStep(
  snapshot: SnapshotFrom<typeof onboardingMachine>,
): OnboardingStep | null {
  if (snapshot.matches('initiate')) return 'initiate';
  if (snapshot.matches('verify')) return 'verify';
  return snapshot.matches('setup-account') ? 'setup-account' : null;
}
