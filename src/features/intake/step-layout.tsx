import { useSelector } from '@xstate/react';
import { getStepPercent, getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';
import { isRefusal } from '../../../machines/submission/submission';
import { getFailureText } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { KeptInput } from '../../ui/kept-input/kept-input';
import { Progress } from '../../ui/progress/progress';
import {
  DELETE_KEPT,
  FAILED,
  KEPT_ON_DEVICE,
  PROGRESS,
  UNCERTAIN,
  formatPageOfStep,
  formatStepNumber,
} from './copy';
import styles from './step-layout.module.css';
import { useIsInputKept, type IntakeRef } from './use-intake';

/** The props of every step. */
export type StepProps = { readonly flow: IntakeRef };

type ProgressProps = { readonly flow: IntakeRef; readonly step: IntakeStep };

/** The progress bar above every step (§4), and which page of it this is. */
export function StepProgress({ flow, step }: ProgressProps) {
  const pageIndex = useSelector(flow, ({ context }) => context.formData.pageIndex);
  const pageCount = useSelector(flow, ({ context }) => context.pageCount ?? 1);
  const stepText = formatStepNumber(getStepIndex(step) + 1, INTAKE_STEPS.length);
  const hasPages = step === 'QUESTIONNAIRE' && pageCount > 1;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {hasPages ? formatPageOfStep(stepText, pageIndex + 1, pageCount) : stepText}
      </p>
      <Progress label={PROGRESS()} value={getStepPercent(step)} />
    </div>
  );
}

type ProblemProps = { readonly flow: IntakeRef; readonly step: keyof ReturnType<typeof FAILED> };

/** Says whether a request of the step failed, or may have arrived, and why: the server's message, or our own text with a hint (§8). */
export function StepProblem({ flow, step }: ProblemProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormMessage isBusy={isBusy}>
      {failure !== null && (
        <Alert tone="error">
          {getFailureText(failure, (isRefusal(failure) ? FAILED() : UNCERTAIN())[step])}
        </Alert>
      )}
    </FormMessage>
  );
}

/** Where the input is kept, and a button to delete it (D10). */
export function StepInput({ flow }: { readonly flow: IntakeRef }) {
  const isKept = useIsInputKept(flow);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <KeptInput
      isKept={isKept}
      text={KEPT_ON_DEVICE()}
      question={DELETE_KEPT()}
      isDisabled={isBusy}
      onDelete={() => flow.send({ type: 'INPUT_DELETED' })}
    />
  );
}

type ActionsProps = {
  readonly flow: IntakeRef;
  /** The label of the primary button. */
  readonly children: string;
  readonly busyLabel?: string;
  /** Handles a press of the primary button; without it the button submits the form. */
  readonly onPress?: () => void;
};

/** The button of a step. */
export function StepActions({ flow, children, busyLabel, onPress }: ActionsProps) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <StepInput flow={flow} />
      <Actions>
        <Button
          type={onPress === undefined ? 'submit' : 'button'}
          isBusy={isBusy}
          {...(busyLabel !== undefined && { busyLabel })}
          {...(onPress !== undefined && { onClick: onPress })}
        >
          {children}
        </Button>
      </Actions>
    </>
  );
}
