import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { IntakeStep } from '../../../machines/intake/intake.types';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { useStepHistory } from '../../lib/history/use-step-history';
import { systemClock } from '../../lib/time/clock';
import { useIntakeInfo } from '../../state/intake-info-context';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { StepBack } from '../../ui/step-back/step-back';
import { StepMotion } from '../../ui/step-motion/step-motion';
import { ClinicHelp } from './clinic-help';
import { getDepth, selectPosition, readPosition, selectStep } from './intake-position';
import { IntroStep } from './intro-step';
import { StripeHandlesProvider } from './payment/stripe-handles-context';
import type { StepProps } from './step-layout';
import { StepProgress } from './step-progress';
import {
  useAskBeforeLoss,
  useIntakeRedirect,
  useIntake,
  useSessionEnd,
  usePersistProgress,
  type IntakeRef,
} from './use-intake';
import { CLOSE_WINDOW, COMPLETED_HEADING, completedText } from './copy';

// Steps with the same chunk name are loaded together.
const BasicInfoStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-forms" */ './basic-info-step')).BasicInfoStep,
);
const ContactInfoStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-forms" */ './contact-info-step')).ContactInfoStep,
);
const PoliciesStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-documents" */ './policies-step')).PoliciesStep,
);
const QuestionnaireIntroStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-documents" */ './questionnaire-intro-step'))
      .QuestionnaireIntroStep,
);
const QuestionnaireStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-documents" */ './questionnaire-step'))
      .QuestionnaireStep,
);
const PaymentStep = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "intake-payment" */ './payment/payment-step')).PaymentStep,
);

/** /intake: the steps of new-patient intake (§2, §4 Intake steps in order). */
export function IntakePage() {
  const { code } = useIntakeInfo();
  return (
    <ActorRegistryProvider>
      <StripeHandlesProvider>
        <IntakeFlow key={code} code={code} />
      </StripeHandlesProvider>
    </ActorRegistryProvider>
  );
}

function IntakeFlow({ code }: { readonly code: string | null }) {
  const flow = useIntake(code);
  const { clinic } = useIntakeInfo();
  const { languageHelpUrl } = useConfiguration();
  const pageIndex = useSelector(flow, ({ context }) => context.formData.pageIndex);
  const pageCount = useSelector(flow, ({ context }) => context.pageCount ?? 1);
  const step = useSelector(flow, selectStep);
  const depth = useSelector(flow, (snapshot) => getDepth(selectPosition(snapshot) ?? 'INTRO'));
  usePersistProgress(flow);
  const { goBack } = useFlowHistory(flow);
  useSessionEnd(flow);
  useAskBeforeLoss(flow);
  useIntakeRedirect(flow);
  useStepBackButton(true);
  usePreloadSteps();

  const deletions = useDeletions(flow);

  if (step === null) return <LoadingScreen />;
  return (
    <>
      {hasBack(step) && <StepBack onBack={goBack} />}
      <StepProgress step={step} pageIndex={pageIndex} pageCount={pageCount} />
      <StepMotion index={depth}>
        <Step key={deletions} step={step} flow={flow} />
      </StepMotion>
      <ClinicHelp {...clinic} languageHelpUrl={languageHelpUrl} />
    </>
  );
}

/** How often the input was deleted: a form that is on the screen then is rendered anew. */
function useDeletions(flow: IntakeRef): number {
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    const subscription = flow.on('INPUT_DELETED', () => setDeletions((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [flow]);
  return deletions;
}

/** Going back is always allowed, except from the first step and from the end (§4). */
const hasBack = (step: IntakeStep) => step !== 'INTRO' && step !== 'COMPLETED';

function Step({ step, flow }: StepProps & { readonly step: IntakeStep }) {
  const callbacks = useMemo(
    () => ({
      onSaved: () => flow.send({ type: 'CARD_SAVED' }),
      onSkipped: () =>
        flow.send({ type: 'SKIPPED', at: new Date(systemClock.now()).toISOString() }),
    }),
    [flow],
  );
  switch (step) {
    case 'INTRO':
      return <IntroStep flow={flow} />;
    case 'BASIC_INFO':
      return <BasicInfoStep flow={flow} />;
    case 'CONTACT_INFO':
      return <ContactInfoStep flow={flow} />;
    case 'POLICIES':
      return <PoliciesStep flow={flow} />;
    case 'QUESTIONNAIRE_INTRO':
      return <QuestionnaireIntroStep flow={flow} />;
    case 'QUESTIONNAIRE':
      return <QuestionnaireStep flow={flow} />;
    case 'PAYMENT':
      return <PaymentStep {...callbacks} />;
    case 'COMPLETED':
      return <CompletedScreen />;
  }
}

/** Gives each step, and each page of the questionnaire, an entry in the browser's history. */
function useFlowHistory(flow: IntakeRef) {
  return useStepHistory({
    step: useSelector(flow, selectPosition),
    getStep: () => selectPosition(flow.getSnapshot()),
    getEntryStep: readPosition,
    getDepth,
    getEntryState: () => ({}),
    back: () => flow.send({ type: 'BACK' }),
  });
}

/** Preloads the next steps while the user reads the first; if that fails, a step is loaded when it is shown. */
function usePreloadSteps(): void {
  useEffect(() => {
    const steps = [
      BasicInfoStep,
      ContactInfoStep,
      PoliciesStep,
      QuestionnaireIntroStep,
      QuestionnaireStep,
    ];
    for (const { preload } of steps) void preload();
  }, []);
}

/** The last step; the entered data is cleared by now (§4 COMPLETED). */
function CompletedScreen() {
  const { name } = useIntakeInfo().clinic;
  return (
    <ResultPage heading={COMPLETED_HEADING()} icon="check" tone="success">
      <p>{completedText(name)}</p>
      <p>{CLOSE_WINDOW()}</p>
    </ResultPage>
  );
}
