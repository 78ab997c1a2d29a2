import { useSelector } from '@xstate/react';
import { getSubmitErrorMessage } from '../../lib/errors/submit-error-messages';
import { Alert } from '../../ui/alert/alert';
import { FormMessage } from '../../ui/form/form-message';
import type { AssessmentGateRef } from './use-assessment-gate';

/** Shows why the last submit failed, above the Submit button, which works again (D7). */
export function SubmitFailure({ gate }: { readonly gate: AssessmentGateRef }) {
  const failure = useSelector(gate, ({ context }) => context.failure);
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormMessage isBusy={isBusy}>
      {failure && <Alert tone="error">{getSubmitErrorMessage(failure)}</Alert>}
    </FormMessage>
  );
}
