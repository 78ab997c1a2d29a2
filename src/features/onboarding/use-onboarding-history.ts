import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { selectClaim } from '../../../machines/onboarding/onboarding.selectors';
import type { OnboardingContext } from '../../../machines/onboarding/onboarding.types';
import { useStepHistory } from '../../lib/history/use-step-history';
import { selectStep, type OnboardingStep } from './onboarding-step';
import { readLoginState } from './read-preset';
import type { OnboardingRef } from './use-onboarding';

/** Reads the step of a history entry; an entry without one is the first step. */
function readStep(state: unknown): OnboardingStep {
  if (typeof state !== 'object' || state === null || !('step' in state)) return 'initiate';
  const { step } = state;
  return step === 'verify' || step === 'setup-account' ? step : 'initiate';
}

/** `verify` adds a history entry; `setup-account` replaces the entry of the first step. */
const getDepth = (step: OnboardingStep): number => (step === 'verify' ? 1 : 0);

/**
 * The data with which a reload resumes a step, for example when a phone discards the page while the user looks up the
 * code. Last name and date of birth are never stored in the history: a flow that asked for them starts over.
 */
function getEntryDetail(step: OnboardingStep, context: OnboardingContext): object {
  if (step === 'setup-account') return { ...context.patient };
  const { contact, person } = selectClaim(context);
  if (step !== 'verify' || person !== null) return {};
  return contact.method === 'phone'
    ? { phoneNumber: contact.phoneNumber }
    : { email: contact.email };
}

/** Keeps the steps and the browser's history in sync; after a reload, the entry's data resumes its step if possible. */
export function useOnboardingHistory(flow: OnboardingRef): { goBack: () => void } {
  const { state } = useLocation() as { state: unknown };
  return useStepHistory({
    step: useSelector(flow, selectStep),
    getStep: () => selectStep(flow.getSnapshot()),
    getEntryStep: readStep,
    getDepth,
    getEntryState: (step) => ({
      ...readLoginState(state),
      ...getEntryDetail(step, flow.getSnapshot().context),
    }),
    back: () => flow.send({ type: 'BACK' }),
  });
}
