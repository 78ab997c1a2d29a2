import { useSelector } from '@xstate/react';
import { useStepHistory } from '../../lib/use-step-history';
import { stepOf, type OnboardingStep } from './onboarding-step';
import type { OnboardingRef } from './use-onboarding';

/** What a history entry stands for; one that says nothing is the first step. */
function stepOfEntry(state: unknown): OnboardingStep {
  if (typeof state !== 'object' || state === null || !('step' in state)) return 'initiate';
  const { step } = state;
  return step === 'verify' || step === 'setup-account' ? step : 'initiate';
}

/** The code has an entry of its own; the account takes the place of the first step. */
const depthOf = (step: OnboardingStep): number => (step === 'verify' ? 1 : 0);

/** Keeps the browser's Back and ours in step; what an entry says of its step leads back to it as far as may be. */
export function useOnboardingHistory(flow: OnboardingRef): { goBack: () => void } {
  return useStepHistory({
    step: useSelector(flow, stepOf),
    current: () => stepOf(flow.getSnapshot()),
    stepOfEntry,
    depthOf,
    detailOf: (step) => (step === 'setup-account' ? { ...flow.getSnapshot().context.patient } : {}),
    back: () => flow.send({ type: 'BACK' }),
  });
}
