import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { KeptActors } from '../../lib/kept-actors';
import { useStepBack } from '../../lib/step-back';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { InitiateScreen } from './initiate-screen';
import { stepOf } from './onboarding-step';
import { useOnboardingHistory } from './use-onboarding-history';
import { useAfterOnboarding, useOnboarding, useOnboardingToasts } from './use-onboarding';

// The first step waits for nothing that only the later ones need.
const importVerify = () => import('./verify-screen');
const VerifyScreen = lazy(async () => ({ default: (await importVerify()).VerifyScreen }));
const importSetup = () => import('./setup-screen');
const SetupScreen = lazy(async () => ({ default: (await importSetup()).SetupScreen }));

/** /accept-invite: from an invite to an account in three steps (§2, §4 Onboarding). */
export function OnboardingPage() {
  return (
    <KeptActors>
      <OnboardingFlow />
    </KeptActors>
  );
}

function OnboardingFlow() {
  const flow = useOnboarding();
  const step = useSelector(flow, stepOf);
  const { goBack } = useOnboardingHistory(flow);
  useOnboardingToasts(flow);
  useAfterOnboarding(flow);
  useStepBack(true);
  useEffect(() => {
    // They are there once they are needed; where that fails, they are fetched then.
    Promise.all([importVerify(), importSetup()]).catch(() => undefined);
  }, []);

  switch (step) {
    case 'initiate':
      return <InitiateScreen flow={flow} onBack={goBack} />;
    case 'verify':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <VerifyScreen flow={flow} onBack={goBack} />
        </Suspense>
      );
    case 'setup-account':
      return (
        <Suspense fallback={<LoadingScreen />}>
          <SetupScreen flow={flow} onBack={goBack} />
        </Suspense>
      );
    case null:
      return <LoadingScreen />;
  }
}
