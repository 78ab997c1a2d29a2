import type { Failure } from '../../../machines/port';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { RESET_FAILED } from './copy';

type Props = {
  readonly failure: Failure;
  /** What to do; by default a hint for network and server errors. */
  readonly hint?: string | null;
};

/** The error message of both forms (§8), with a hint. */
export function ResetFailure({ failure, hint = getErrorHint(failure) }: Props) {
  return (
    <Alert tone="error" actions={hint === null ? undefined : <p role="status">{hint}</p>}>
      {RESET_FAILED()}
    </Alert>
  );
}
