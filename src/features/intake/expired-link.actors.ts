import { fromPromise } from 'xstate';
import type { ApiDispatch } from '../../api/api-dispatch';
import { intakeApi } from '../../api/intake.api';
import { runMutation } from '../../api/run-request';

const { resendMagicLink } = intakeApi.endpoints;

/** Implements the machine's port with an API request (§7); it goes on if the user leaves the page. */
export function createExpiredLinkActors(dispatch: ApiDispatch) {
  return {
    resendLink: fromPromise<unknown, { expiredCode: string }>(({ input: { expiredCode } }) =>
      runMutation(dispatch, resendMagicLink, expiredCode),
    ),
  };
}
