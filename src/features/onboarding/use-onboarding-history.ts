import { useSelector } from '@xstate/react';
import { selectClaim } from '../../../machines/onboarding/onboarding.selectors';
import type { OnboardingContext } from '../../../machines/onboarding/onboarding.types';
import { useStepHistory } from '../../lib/history/use-step-history';
import { selectStep, type OnboardingStep } from './onboarding-step';
import type { OnboardingRef } from './use-onboarding';

/** What a history entry stands for; one that says nothing is the first step. */
function readStep(state: unknown): OnboardingStep {
  if (typeof state !== 'object' || state === null || !('step' in state)) return 'initiate';
  const { step } = state;
  return step === 'verify' || step === 'setup-account' ? step : 'initiate';
}

/** The code has an entry of its own; the account takes the place of the first step. */
const getDepth = (step: OnboardingStep): number => (step === 'verify' ? 1 : 0);

/**
 * What leads back to a step after a reload, as when a phone drops the page while its owner looks up the code. A last
 * name and a date of birth are not left in the history: who was asked for them begins anew.
 */
function getEntryDetail(step: OnboardingStep, context: OnboardingContext): object {
  if (step === 'setup-account') return { ...context.patient };
  const { contact, person } = selectClaim(context);
  if (step !== 'verify' || person !== null) return {};
  return contact.method === 'phone'
    ? { phoneNumber: contact.phoneNumber }
    : { email: contact.email };
}

/** Keeps the browser's Back and ours in step; what an entry says of its step leads back to it as far as may be. */
export function useOnboardingHistory(flow: OnboardingRef): { goBack: () => void } {
  return useStepHistory({
    step: useSelector(flow, selectStep),
    getStep: () => selectStep(flow.getSnapshot()),
    getEntryStep: readStep,
    getDepth,
    getEntryState: (step) => getEntryDetail(step, flow.getSnapshot().context),
    back: () => flow.send({ type: 'BACK' }),
  });
}
