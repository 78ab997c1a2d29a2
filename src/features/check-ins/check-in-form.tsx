import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import {
  selectHasNextStep,
  selectPosition,
  selectStep,
  selectInvalidAnswers,
} from '../../../machines/check-in-stepper/check-in-stepper.selectors';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import { openCommand } from '../../lib/submission/open-command';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { usePageHistory } from '../../lib/history/use-page-history';
import type { CheckInModule } from '../../questions/check-in.types';
import { Alert } from '../../ui/alert/alert';
import { FormEnd } from '../../questions/notices/form-end';
import { FormNotices } from '../../questions/notices/form-notices';
import { StepMotion } from '../../ui/step-motion/step-motion';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { CheckInLayout, isOfStepper } from './check-in-layout';
import { PREVIEW_NOTE } from './copy';
import { StepQuestions } from './step-questions';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = {
  readonly flow: CheckInFlowRef;
  readonly modules: readonly CheckInModule[];
  readonly safetyNetPath: string | null;
  readonly isPreview?: boolean;
};

const PREVIEW_NOTE_ID = 'preview-note';

/** One page of a check-in: a slider or a whole module; the button is Next, and Submit on the last page (§4, D9). */
export function CheckInForm({ flow, modules, safetyNetPath, isPreview = false }: Props) {
  const pageIndex = useSelector(flow, ({ context }) => context.pageIndex);
  const isLast = useSelector(flow, ({ context }) => !selectHasNextStep(context));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const hasUnsent = useSelector(flow, ({ context }) => selectHasUnsentAnswers(context));
  const { goNext, goBack, goToFirst } = usePageHistory(flow);
  useStepBackButton(pageIndex > 0);

  const { context } = flow.getSnapshot();
  const step = selectStep(context);
  const module = modules.find(({ id }) => id === step?.checkInId);
  if (step === null || module === undefined) return <LoadingScreen />;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLast) goNext();
    else if (!isPreview) flow.send({ type: 'SUBMIT', command: openCommand() });
  };

  const startOver = () => {
    flow.send({ type: 'START_OVER' });
    goToFirst();
  };

  return (
    <CheckInLayout
      module={module}
      step={step}
      position={selectPosition(context)}
      modules={modules}
      pageIndex={pageIndex}
      isLast={isLast}
      isBusy={isBusy}
      disabledBy={isPreview && isLast ? PREVIEW_NOTE_ID : undefined}
      notices={
        <CheckInNotices
          {...{ flow, safetyNetPath, hasUnsent, isPreview }}
          onStartOver={startOver}
        />
      }
      result={
        <FormEnd
          flow={flow}
          hasUnsentAnswers={hasUnsent}
          isPreview={isPreview}
          isReserved={isOfStepper(step) && !context.isKiosk}
          onDelete={startOver}
        />
      }
      onSubmit={onSubmit}
      onBack={goBack}
    >
      <StepMotion index={pageIndex}>
        <StepQuestions holder={flow} module={module} keys={step.keys} isBusy={isBusy} />
      </StepMotion>
    </CheckInLayout>
  );
}

type NoticesProps = Pick<Props, 'flow' | 'safetyNetPath'> & {
  readonly hasUnsent: boolean;
  readonly isPreview: boolean;
  readonly onStartOver: () => void;
};

/** Above the questions. */
function CheckInNotices(props: NoticesProps) {
  const { flow, safetyNetPath, hasUnsent, isPreview, onStartOver } = props;
  const invalid = useSelector(flow, ({ context }) => selectInvalidAnswers(context));
  const isUncertain = useSelector(flow, ({ context }) => context.submission.attempt !== null);
  return (
    <>
      {safetyNetPath !== null && (
        <UnsavedChangesPrompt
          hasUnsavedChanges={hasUnsent}
          isSubmitUncertain={isUncertain}
          safetyNetPath={safetyNetPath}
        />
      )}
      <FormNotices flow={flow} invalid={invalid} onStartOver={onStartOver} />
      {isPreview && (
        <Alert tone="info">
          <span id={PREVIEW_NOTE_ID}>{PREVIEW_NOTE()}</span>
        </Alert>
      )}
    </>
  );
}
