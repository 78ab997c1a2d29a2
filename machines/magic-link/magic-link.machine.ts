import { assign, setup } from 'xstate';
import { isRejection, port, toFailure, withError } from '../port';
import type { MagicLinkContext, MagicLinkEvent, MagicLinkInput } from './magic-link.types';

/** Signing in by a link (D3): its code is exchanged for a session, and only a refused code has expired. */
export const magicLinkMachine = setup({
  types: {} as { context: MagicLinkContext; events: MagicLinkEvent; input: MagicLinkInput },
  actors: {
    /** Starts the session of the link. */
    exchangeCode: port<unknown, { code: string }>('exchangeCode'),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    /** An expired link has one text for every reason. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
  },
  guards: {
    hasCode: ({ context }) => context.code !== '',
    isRejected: (_, { error }: { error: unknown }) => isRejection(error),
  },
}).createMachine({
  id: 'magic-link',
  initial: 'opening',
  context: ({ input }) => ({ ...input, failure: null }),
  states: {
    opening: {
      always: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'expired' }],
    },
    exchanging: {
      entry: 'clearFailure',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context: { code } }) => ({ code }),
        onDone: 'signedIn',
        onError: [
          { guard: withError('isRejected'), target: 'expired', actions: withError('ignoreError') },
          { target: 'failed', actions: withError('setFailure') },
        ],
      },
    },
    failed: { on: { TRY_AGAIN: 'exchanging' } },
    signedIn: { type: 'final' },
    expired: { type: 'final' },
  },
});
