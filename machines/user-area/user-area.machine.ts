import { withEvent } from '../port';
import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { selectIsOtherUser, selectIsOwnSignOut } from './user-area.selectors';
import type { ClosedBy, UserAreaContext, UserAreaEvent, UserAreaInput } from './user-area.types';

/**
 * The forms of a public link (D3): they are closed when their user signs out in another tab, or when another person signs in
 * there. A session that is lost closes nothing: the answers can still be sent.
 */
export const userAreaMachine = setup({
  types: {} as { context: UserAreaContext; events: UserAreaEvent; input: UserAreaInput },
  actions: {
    /** Stops the flows of the forms, and deletes what the user has not sent. */
    discardAnswers: effect('discardAnswers'),
    /** Clears the cached responses. */
    clearResponses: effect('clearResponses'),
    setClosedBy: assign(({ event }, { closedBy }: { closedBy: ClosedBy }) => ({
      closedBy,
      wasSubmitting: 'isSubmitting' in event && event.isSubmitting === true,
    })),
  },
  guards: {
    isOwnSignOut: ({ context }, { userId }: { userId: string | null }) =>
      selectIsOwnSignOut(context, userId),
    isOtherUser: ({ context }, { userId }: { userId: string }) =>
      selectIsOtherUser(context, userId),
  },
}).createMachine({
  id: 'user-area',
  initial: 'open',
  context: ({ input }) => ({ ...input, closedBy: null, wasSubmitting: false }),
  states: {
    open: {
      on: {
        SIGNED_OUT_ELSEWHERE: {
          guard: withEvent('isOwnSignOut'),
          target: 'closing',
          actions: { type: 'setClosedBy', params: { closedBy: 'sign-out' } },
        },
        SIGNED_IN_ELSEWHERE: {
          guard: withEvent('isOtherUser'),
          target: 'closing',
          actions: { type: 'setClosedBy', params: { closedBy: 'other-user' } },
        },
        SIGN_OUT_MISSED: {
          target: 'closing',
          actions: { type: 'setClosedBy', params: { closedBy: 'sign-out' } },
        },
      },
    },
    // Mounted screens would request the data again that is cleared.
    closing: { tags: 'closed', entry: 'discardAnswers', on: { SCREENS_CLOSED: 'closed' } },
    closed: { tags: 'closed', entry: 'clearResponses' },
  },
});
