import { useSelector } from '@xstate/react';
import { selectHasUnsentAnswers } from '../../../machines/check-in-stepper/check-in-stepper.selectors';
import { UnsentAnswers } from '../../questions/notices/unsent-answers';
import { SubmitErrorAlert } from '../../ui/alert/submit-error-alert';
import { FormMessage } from '../../ui/form/form-message';
import { OfflineNotice } from '../../ui/offline-notice/offline-notice';
import type { CheckInFlowRef } from './use-check-in-flow';

type Props = {
  readonly flow: CheckInFlowRef;
  readonly isPreview: boolean;
  readonly isStepper: boolean;
  readonly onDelete: () => void;
};

/** Between the questions of a check-in and its button: the result of the last submit, and what is kept. */
export function CheckInEnd({ flow, isPreview, isStepper, onDelete }: Props) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const hasUnsent = useSelector(flow, ({ context }) => selectHasUnsentAnswers(context));
  const isUncertain = useSelector(flow, ({ context }) => context.submission.attempt !== null);
  const isKiosk = useSelector(flow, ({ context }) => context.isKiosk);
  return (
    <>
      {!isPreview && <OfflineNotice />}
      <FormMessage isBusy={isBusy}>
        {failure !== null && <SubmitErrorAlert failure={failure} />}
      </FormMessage>
      {!isPreview && (
        <UnsentAnswers
          hasUnsentAnswers={hasUnsent}
          isUncertain={isUncertain}
          isBusy={isBusy}
          isReserved={isStepper && !isKiosk}
          onDelete={onDelete}
        />
      )}
    </>
  );
}
