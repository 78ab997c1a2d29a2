import { fromPromise } from 'xstate';
import type { NewPassword } from '../../../machines/password-reset/password-reset.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { passwordResetApi } from '../../api/password-reset.api';
import { runRequest } from '../../api/run-request';

const { requestResetCode, confirmReset } = passwordResetApi.endpoints;

/** Implements the ports of the password reset (§7). A request is not aborted with the page: the server may have it already. */
export function createPasswordResetActors(dispatch: ApiDispatch) {
  return {
    requestCode: fromPromise<unknown, { email: string }>(({ input: { email } }) =>
      runRequest(dispatch(requestResetCode.initiate(email, { track: false }))),
    ),
    setPassword: fromPromise<unknown, NewPassword & { email: string }>(
      ({ input: { email, code, newPassword } }) =>
        runRequest(
          dispatch(
            confirmReset.initiate({ email, confirmationCode: code, newPassword }, { track: false }),
          ),
        ),
    ),
  };
}
