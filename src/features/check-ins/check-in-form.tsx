import { useSelector } from '@xstate/react';
import { useMemo, type SubmitEvent } from 'react';
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
import { Actions, Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { FormEnd } from '../../questions/notices/form-end';
import { FormNotices } from '../../questions/notices/form-notices';
import { TextLanguageNote } from '../../questions/notices/text-language-note';
import { sampleTexts } from '../../questions/sample-texts';
import { StepBack } from '../../ui/step-back/step-back';
import { StepMotion } from '../../ui/step-motion/step-motion';
import { TextLanguage } from '../../ui/text-language/text-language';
import { UnsavedChangesPrompt } from '../../ui/unsaved-changes-prompt/unsaved-changes-prompt';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ALL_OPTIONAL, NEXT, PREVIEW_NOTE, SUBMIT, SUBMITTING } from './copy';
import { StepHeading } from './step-heading';
import { StepQuestions } from './step-questions';
import styles from './check-in-form.module.css';
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
  const invalid = useSelector(flow, ({ context }) => selectInvalidAnswers(context));
  const isUncertain = useSelector(flow, ({ context }) => context.submission.attempt !== null);
  const { goNext, goBack, goToFirst } = usePageHistory(flow);
  useStepBackButton(pageIndex > 0);

  const sample = useMemo(
    () => sampleTexts(modules.flatMap(({ questions }) => questions)),
    [modules],
  );

  const { context } = flow.getSnapshot();
  const step = selectStep(context);
  const module = modules.find(({ id }) => id === step?.checkInId);
  if (step === null || module === undefined) return <LoadingScreen />;

  const isStepper = step.count > 1;
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
    <TextLanguage sample={sample}>
      <div className={classNames(styles.form, isStepper && styles.stepper)}>
        {safetyNetPath !== null && (
          <UnsavedChangesPrompt
            hasUnsavedChanges={hasUnsent}
            isSubmitUncertain={isUncertain}
            safetyNetPath={safetyNetPath}
          />
        )}
        {pageIndex > 0 && <StepBack onBack={goBack} isDisabled={isBusy} />}
        <StepHeading module={module} step={step} position={selectPosition(context)} />
        <FormNotices flow={flow} invalid={invalid} onStartOver={startOver} />
        {isPreview && (
          <Alert tone="info">
            <span id={PREVIEW_NOTE_ID}>{PREVIEW_NOTE()}</span>
          </Alert>
        )}
        {pageIndex === 0 && (
          <>
            <TextLanguageNote />
            <p className={styles.note}>{ALL_OPTIONAL()}</p>
          </>
        )}
        <StepMotion index={pageIndex}>
          <StepQuestions flow={flow} module={module} keys={step.keys} isBusy={isBusy} />
        </StepMotion>
        <FormEnd
          flow={flow}
          hasUnsentAnswers={hasUnsent}
          isPreview={isPreview}
          isReserved={isStepper && !context.isKiosk}
          onDelete={startOver}
        />
        {/* As in assessments, without the answers: Enter on one of them does not send the others unfinished. */}
        <form className={styles.actions} onSubmit={onSubmit} noValidate>
          <Actions>
            <Button
              type="submit"
              variant="primary"
              isBusy={isBusy}
              busyLabel={SUBMITTING()}
              disabled={isPreview && isLast}
              aria-describedby={isPreview && isLast ? PREVIEW_NOTE_ID : undefined}
            >
              {isLast ? SUBMIT() : NEXT()}
            </Button>
          </Actions>
        </form>
      </div>
    </TextLanguage>
  );
}
