import { setup } from 'xstate';
import { effect } from '../effect';
import { isRejection, port, toFailure, withError, withOutput } from '../port';
import type {
  Refreshed,
  Reply,
  SessionRefreshContext,
  SessionRefreshInput,
} from './session-refresh.types';

/**
 * An authenticated request that the server has answered with 401: the session is refreshed, the request is repeated once, and
 * the session ends if either is refused (§4, §8, D3). Each such request has an actor of its own; they share one refresh.
 */
export const sessionRefreshMachine = setup({
  types: {} as { context: SessionRefreshContext; input: SessionRefreshInput },
  actors: {
    /** Refreshes the tokens, once for all pending requests and for all tabs. */
    refresh: port<Refreshed>('refresh'),
    /** Sends the request again, with the new tokens. */
    repeat: port<Reply>('repeat'),
  },
  actions: {
    /** Ends the session, unless it has ended already. */
    expireSession: effect('expireSession'),
    /** Closes the pages of the user, as another person's sign-in in another tab does (D3). */
    giveUpSession: effect('giveUpSession'),
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
  },
  guards: {
    isObsolete: (_, { isObsolete }: Pick<Refreshed, 'isObsolete'>) => isObsolete,
    isOtherUser: (_, { isOtherUser }: Refreshed) => isOtherUser,
    isRefused: (_, { error }: { error: unknown }) => isRejection(error),
    isAccepted: (_, { isUnauthorized }: Reply) => !isUnauthorized,
    isOptional: ({ context }) => context.isOptional,
    isTokenReplaced: (_, { isTokenReplaced }: Reply) => isTokenReplaced,
  },
}).createMachine({
  id: 'session-refresh',
  initial: 'refreshing',
  context: ({ input }) => input,
  states: {
    refreshing: {
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: [
          { guard: withOutput('isObsolete'), target: 'dropped' },
          { guard: withOutput('isOtherUser'), target: 'otherUser', actions: 'giveUpSession' },
          { target: 'repeating' },
        ],
        onError: [
          {
            guard: withError('isRefused'),
            target: 'sessionEnded',
            actions: [withError('ignoreError'), 'expireSession'],
          },
          // No network, an outage or too many requests: that refuses nothing.
          { target: 'failed', actions: withError('ignoreError') },
        ],
      },
    },
    repeating: {
      invoke: {
        id: 'repeat',
        src: 'repeat',
        onDone: [
          { guard: withOutput('isObsolete'), target: 'dropped' },
          { guard: withOutput('isAccepted'), target: 'answered' },
          { guard: 'isOptional', target: 'failed' },
          // The 401 is about tokens that are no longer in use.
          { guard: withOutput('isTokenReplaced'), target: 'failed' },
          { target: 'sessionEnded', actions: 'expireSession' },
        ],
        onError: { target: 'failed', actions: withError('ignoreError') },
      },
    },
    answered: { type: 'final' },
    failed: { type: 'final' },
    sessionEnded: { type: 'final' },
    otherUser: { type: 'final' },
    dropped: { type: 'final' },
  },
});
