import type { Failure } from '../../../machines/port';
import { getSubmitErrorMessages } from '../../lib/errors/submit-error-messages';
import { Alert } from './alert';

/** Why a submit failed, and that the answers are kept (D7). */
export function SubmitErrorAlert({ failure }: { readonly failure: Failure }) {
  return (
    <Alert tone="error">
      {getSubmitErrorMessages(failure).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
