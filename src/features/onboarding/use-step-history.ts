import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { stepOf, type OnboardingStep } from './onboarding-step';
import type { OnboardingRef } from './use-onboarding';

type EntryState = {
  readonly step: OnboardingStep;
  /** Pushed by this flow: the entry before it is its first step. */
  readonly isPushed?: true;
};

/** What a history entry stands for; one that says nothing is the first step. */
function readEntry(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null || !('step' in state))
    return { step: 'initiate' };
  const isPushed = 'isPushed' in state && state.isPushed === true;
  if (state.step === 'verify') return { step: 'verify', ...(isPushed && { isPushed }) };
  return { step: state.step === 'setup-account' ? 'setup-account' : 'initiate' };
}

/** What an entry says of its step, so that a reload leads back to it as far as may be. */
function toEntryState(flow: OnboardingRef, step: OnboardingStep): object {
  const { patient } = flow.getSnapshot().context;
  return step === 'setup-account' ? { step, ...patient } : { step };
}

/** Keeps the browser's Back and ours in step: the code has an entry of its own, the account takes the place of the first. */
export function useStepHistory(flow: OnboardingRef): { goBack: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, search } = location;
  const step = useSelector(flow, stepOf);
  const settled = useRef(step);
  const { step: entryStep, isPushed = false } = readEntry(location.state);

  useEffect(() => {
    if (step === null) return;
    const hasFlowMoved = settled.current !== step;
    if (entryStep === step) {
      settled.current = step;
    } else if (step === 'verify' && entryStep === 'initiate') {
      if (hasFlowMoved) void navigate({ search }, { state: { step, isPushed: true } });
      else flow.send({ type: 'BACK' });
    } else if (hasFlowMoved && isPushed) {
      void navigate(-1);
    } else {
      // Forward leads nowhere, and a step that is over is not gone back to.
      void navigate({ search }, { replace: true, state: toEntryState(flow, step) });
    }
  }, [entryStep, flow, isPushed, key, navigate, search, step]);

  return {
    goBack: () => {
      if (step === 'verify' && isPushed) void navigate(-1);
      else flow.send({ type: 'BACK' });
    },
  };
}
