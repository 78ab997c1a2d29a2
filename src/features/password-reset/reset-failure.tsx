import type { Failure } from '../../../machines/port';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { RESET_FAILED } from './copy';

/** The error message of both forms (§8), with a hint for network and server errors. */
export function ResetFailure({ failure }: { readonly failure: Failure }) {
  const hint = getErrorHint(failure);
  return (
    <Alert tone="error" actions={hint === null ? undefined : <p role="status">{hint}</p>}>
      {RESET_FAILED}
    </Alert>
  );
}
