import { useSelector } from '@xstate/react';
import { SubmitErrorAlert } from '../../ui/alert/submit-error-alert';
import { FormMessage } from '../../ui/form/form-message';
import type { AssessmentGateRef } from './use-assessment-gate';

/** Shows why the last submit failed, above the Submit button, which works again (D7). */
export function SubmitFailure({ gate }: { readonly gate: AssessmentGateRef }) {
  const failure = useSelector(gate, ({ context }) => context.failure);
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormMessage isBusy={isBusy}>
      {failure !== null && <SubmitErrorAlert failure={failure} />}
    </FormMessage>
  );
}
