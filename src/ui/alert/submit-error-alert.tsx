import type { Failure } from '../../../machines/port';
import { getSubmitErrorMessages } from '../../lib/errors/submit-error-messages';
import { Alert } from './alert';

type Props = {
  readonly failure: Failure;
  /** It is not known whether the answers have arrived. */
  readonly isUncertain: boolean;
};

/** Why a submit failed, and that the answers are kept (D7). */
export function SubmitErrorAlert({ failure, isUncertain }: Props) {
  return (
    <Alert tone="error">
      {getSubmitErrorMessages(failure, isUncertain).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
