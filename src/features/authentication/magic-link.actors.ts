import { fromPromise } from 'xstate';
import type { ApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { runMutation } from '../../api/run-request';
import { startSession } from '../../api/start-session';
import { systemClock } from '../../lib/time/clock';
import type { SessionRef } from '../../state/session-context';

const { authenticateMagicCode } = identityApi.endpoints;

type Dependencies = { readonly dispatch: ApiDispatch; readonly session: SessionRef };

/** Implements the port of the magic-link machine (D3). */
export function createMagicLinkActors({ dispatch, session }: Dependencies) {
  return {
    exchangeCode: fromPromise<unknown, { code: string }>(async ({ input: { code } }) => {
      // Not aborted with the actor: a code can be exchanged only once.
      const tokens = await runMutation(dispatch, authenticateMagicCode, code);
      const storedAt = systemClock.now();
      startSession({ kind: 'magic-link', magicCode: code, storedAt, ...tokens }, dispatch, session);
    }),
  };
}
