import { useSelector } from '@xstate/react';
import { getStepPercent, getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { Progress } from '../../ui/progress/progress';
import { BACK, FAILED, PROGRESS, formatStepNumber } from './copy';
import styles from './step-layout.module.css';
import type { IntakeRef } from './use-intake';

/** What every step's screen gets: the flow, and the way back that agrees with the browser's. */
export type StepProps = { readonly flow: IntakeRef; readonly onBack: () => void };

/** How far the intake has come, above every step (§4). */
export function StepProgress({ step }: { readonly step: IntakeStep }) {
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {formatStepNumber(getStepIndex(step) + 1, INTAKE_STEPS.length)}
      </p>
      <Progress label={PROGRESS} value={getStepPercent(step)} />
    </div>
  );
}

type ProblemProps = { readonly flow: IntakeRef; readonly step: keyof typeof FAILED };

/** Why a step led no further: the server's message, else what happened and what to do (§8). */
export function StepProblem({ flow, step }: ProblemProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormMessage isBusy={isBusy}>
      {failure !== null && (
        <Alert tone="error">
          {[failure.message ?? FAILED[step], getErrorHint(failure)].filter(Boolean).join(' ')}
        </Alert>
      )}
    </FormMessage>
  );
}

type ActionsProps = {
  readonly flow: IntakeRef;
  readonly onBack: () => void;
  /** What the button that goes on is called. */
  readonly children: string;
  readonly busyLabel?: string;
  /** What the button does that sends no form. */
  readonly onPress?: () => void;
};

/** What ends a step: the way on, and the way back, which is always open (§4). */
export function StepActions({ flow, onBack, children, busyLabel, onPress }: ActionsProps) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
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
        {BACK}
      </Button>
    </Actions>
  );
}
