import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  getStepPercent,
  getStepIndex,
  selectHasInput,
} from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';
import { isRefusal } from '../../../machines/submission/submission';
import { getFailureText } from '../../lib/errors/error-messages';
import { canStore } from '../../lib/storage/safe-storage';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { KeptInput } from '../../ui/kept-input/kept-input';
import { Progress } from '../../ui/progress/progress';
import {
  BACK,
  DELETE_KEPT,
  FAILED,
  KEPT_ON_DEVICE,
  PROGRESS,
  UNCERTAIN,
  formatStepNumber,
} from './copy';
import styles from './step-layout.module.css';
import type { IntakeRef } from './use-intake';

/** The props of every step: the flow, and a Back handler that stays in sync with the browser's Back. */
export type StepProps = { readonly flow: IntakeRef; readonly onBack: () => void };

/** The progress bar above every step (§4). */
export function StepProgress({ step }: { readonly step: IntakeStep }) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {formatStepNumber(getStepIndex(step) + 1, INTAKE_STEPS.length)}
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
  const hasInput = useSelector(flow, ({ context }) => selectHasInput(context));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const [isStored] = useState(canStore);
  return (
    <KeptInput
      isKept={hasInput && isStored}
      text={KEPT_ON_DEVICE()}
      question={DELETE_KEPT()}
      isDisabled={isBusy}
      onDelete={() => flow.send({ type: 'INPUT_DELETED' })}
    />
  );
}

type ActionsProps = {
  readonly flow: IntakeRef;
  readonly onBack: () => void;
  /** The label of the primary button. */
  readonly children: string;
  readonly busyLabel?: string;
  /** Handles a press of the primary button; without it the button submits the form. */
  readonly onPress?: () => void;
};

/** The buttons of a step: the primary button and Back, which is never disabled (§4). */
export function StepActions({ flow, onBack, children, busyLabel, onPress }: ActionsProps) {
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
        <Button variant="secondary" onClick={onBack}>
          {BACK()}
        </Button>
      </Actions>
    </>
  );
}
