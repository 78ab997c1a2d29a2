import { emit, setup } from 'xstate';
import { port, toFailure, withError } from '../port';
import { selectExpiredCode } from './expired-link.selectors';
import type {
  ExpiredLinkContext,
  ExpiredLinkEmitted,
  ExpiredLinkEvent,
  ExpiredLinkInput,
} from './expired-link.types';

/** The page for an expired intake link: sends a new link, which needs the code of the expired one (§2, §4, D9). */
export const expiredLinkMachine = setup({
  types: {} as {
    context: ExpiredLinkContext;
    events: ExpiredLinkEvent;
    input: ExpiredLinkInput;
    emitted: ExpiredLinkEmitted;
  },
  actors: { resendLink: port<unknown, { expiredCode: string }>('resendLink') },
  actions: {
    /** The user sees one text for every reason. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    emitLinkNotSent: emit({ type: 'LINK_NOT_SENT' }),
  },
  guards: { hasCode: ({ context }) => context.code !== null },
}).createMachine({
  id: 'expired-link',
  initial: 'checkingCode',
  context: ({ input: { code } }) => ({ code }),
  states: {
    checkingCode: {
      always: [{ guard: 'hasCode', target: 'offering' }, { target: 'withoutCode' }],
    },
    // Only the clinic can help.
    withoutCode: { type: 'final' },
    offering: { on: { RESEND: 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'resendLink',
        src: 'resendLink',
        input: ({ context }) => ({ expiredCode: selectExpiredCode(context) }),
        onDone: 'sent',
        onError: { target: 'notSent', actions: [withError('ignoreError'), 'emitLinkNotSent'] },
      },
    },
    notSent: { on: { RESEND: 'sending' } },
    sent: { type: 'final' },
  },
});
