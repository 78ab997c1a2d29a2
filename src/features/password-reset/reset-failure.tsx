import type { Failure } from '../../../machines/port';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { RESET_FAILED } from './copy';

/** Asking for a code or setting the password failed: the one text of §8, and what a broken connection adds to it. */
export function ResetFailure({ failure }: { readonly failure: Failure }) {
  const hint = getErrorHint(failure);
  return (
    <Alert tone="error" actions={hint === null ? undefined : <p role="status">{hint}</p>}>
      {RESET_FAILED}
    </Alert>
  );
}
