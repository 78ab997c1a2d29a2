import { useSelector } from '@xstate/react';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { getFailureText } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { KeptInput } from '../../ui/kept-input/kept-input';
import { DELETE_KEPT, FAILED, KEPT_ON_DEVICE, UNCERTAIN } from './copy';
import { useIsInputKept, type IntakeRef } from './use-intake';

/** The props of every step. */
export type StepProps = { readonly flow: IntakeRef };

type ProblemProps = { readonly flow: IntakeRef; readonly step: keyof ReturnType<typeof FAILED> };

/** Says whether a request of the step failed, or may have arrived, and why: the server's message, or our own text with a hint (§8). */
export function StepProblem({ flow, step }: ProblemProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormMessage isBusy={isBusy}>
      {failure !== null && (
        <Alert tone="error">
          {getFailureText(failure, (mayHaveArrived(failure) ? UNCERTAIN() : FAILED())[step])}
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
