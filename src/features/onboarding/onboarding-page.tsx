import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { StepBack } from '../../ui/step-back/step-back';
import { StepMotion } from '../../ui/step-motion/step-motion';
import { openInApp } from '../../wrapper/open-in-app';
import { useWrapper } from '../../wrapper/wrapper-context';
import { InitiateScreen } from './initiate-screen';
import { selectStep, type OnboardingStep } from './onboarding-step';
import type { StepProps } from './step-layout';
import { useOnboardingHistory } from './use-onboarding-history';
import { useOnboardingRedirect, useOnboarding, useOnboardingToasts } from './use-onboarding';

// Separate chunks, so that the first step does not wait for the code of the later ones.
const VerifyScreen = lazyWithRetry(async () => (await import('./verify-screen')).VerifyScreen);
const SetupScreen = lazyWithRetry(async () => (await import('./setup-screen')).SetupScreen);

const STEPS: readonly OnboardingStep[] = ['initiate', 'verify', 'setup-account'];

/** /accept-invite: creates an account from an invite in three steps (§2, §4 Onboarding). */
export function OnboardingPage() {
  const flow = useOnboarding();
  const step = useSelector(flow, selectStep);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const { goBack } = useOnboardingHistory(flow);
  const wrapper = useWrapper();
  useOnboardingToasts(flow);
  useOnboardingRedirect(flow);
  useStepBackButton(true);
  useEffect(() => {
    // If a preload fails, the screen is loaded again when it is shown.
    void VerifyScreen.preload();
    void SetupScreen.preload();
  }, []);

  if (step === null) return <LoadingScreen />;
  // From every other step Back leads to the login, which an old app opens itself (D4).
  const onBack = () => {
    if (step === 'verify' || !openInApp(wrapper, 'login')) goBack();
  };
  return (
    <>
      <StepBack onBack={onBack} isDisabled={isBusy} />
      <StepMotion index={STEPS.indexOf(step)}>
        <Step step={step} flow={flow} />
      </StepMotion>
    </>
  );
}

function Step({ step, flow }: StepProps & { readonly step: OnboardingStep }) {
  switch (step) {
    case 'initiate':
      return <InitiateScreen flow={flow} />;
    case 'verify':
      return <VerifyScreen flow={flow} />;
    case 'setup-account':
      return <SetupScreen flow={flow} />;
  }
}
