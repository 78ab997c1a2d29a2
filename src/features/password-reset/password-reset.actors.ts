import { fromPromise } from 'xstate';
import type { NewPassword } from '../../../machines/password-reset/password-reset.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { passwordResetApi } from '../../api/password-reset.api';
import { runMutation } from '../../api/run-request';

const { requestResetCode, confirmReset } = passwordResetApi.endpoints;

/** Implements the ports of the password reset (§7). A request is not aborted with the page: the server may have it already. */
export function createPasswordResetActors(dispatch: ApiDispatch) {
  return {
    requestCode: fromPromise<unknown, { email: string }>(({ input: { email } }) =>
      runMutation(dispatch, requestResetCode, email),
    ),
    setPassword: fromPromise<unknown, NewPassword & { email: string }>(
      ({ input: { email, code, newPassword } }) =>
        runMutation(dispatch, confirmReset, { email, confirmationCode: code, newPassword }),
    ),
  };
}
