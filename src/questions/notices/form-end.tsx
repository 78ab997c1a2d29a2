import { useSelector } from '@xstate/react';
import { SubmitErrorAlert } from '../../ui/alert/submit-error-alert';
import { FormMessage } from '../../ui/form/form-message';
import { OfflineNotice } from '../../ui/offline-notice/offline-notice';
import type { FormFlowRef } from './form-flow.types';
import { UnsentAnswers } from './unsent-answers';

type Props = {
  readonly flow: FormFlowRef;
  readonly hasUnsentAnswers: boolean;
  /** Nothing can be sent, and nothing is kept. */
  readonly isPreview?: boolean;
  readonly isReserved?: boolean;
  readonly onDelete: () => void;
};

/** Between the questions of a form and its button: why the last submit failed (D7), and what is kept. */
export function FormEnd({ flow, isPreview = false, ...props }: Props) {
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isUncertain = useSelector(flow, ({ context }) => context.submission.attempt !== null);
  return (
    <>
      {!isPreview && <OfflineNotice />}
      <FormMessage isBusy={isBusy}>
        {failure !== null && <SubmitErrorAlert failure={failure} isUncertain={isUncertain} />}
      </FormMessage>
      {!isPreview && <UnsentAnswers {...props} isUncertain={isUncertain} isBusy={isBusy} />}
    </>
  );
}
