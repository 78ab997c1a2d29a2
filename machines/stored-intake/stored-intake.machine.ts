import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError } from '../port';
import type { StoredIntakeContext, StoredIntakeInput } from './stored-intake.types';

/**
 * Decides what of a stored intake continues when a link is opened: what belongs to another link is cleared, and so is the
 * session of a user who signed in by another link (§4 INTRO). Without a code nothing is cleared, and the stored intake
 * continues.
 */
export const storedIntakeMachine = setup({
  types: {} as { context: StoredIntakeContext; input: StoredIntakeInput },
  actors: {
    /** Ends the session of the signed-in user and clears what this tab has of them; the opened intake is kept. */
    endAccountSession: port<unknown>('endAccountSession'),
  },
  actions: {
    clearSession: effect('clearSession'),
    clearProgress: effect('clearProgress'),
    /** A setup intent of the same link is kept, for a reload during the payment step. */
    clearOtherSetupIntent: effect('clearOtherSetupIntent'),
    unsetSession: assign({ sessionCode: null }),
    unsetProgress: assign({ progressCode: null }),
    unsetAccount: assign({ accountCode: null }),
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
  },
  guards: {
    hasNoCode: ({ context }) => context.linkCode === null,
    hasSessionOfLink: ({ context }) => context.sessionCode === context.linkCode,
    hasProgressOfLink: ({ context }) => context.progressCode === context.linkCode,
    isInApp: ({ context }) => context.isInApp,
    hasOtherAccount: ({ context: { accountCode, linkCode } }) =>
      accountCode !== null && accountCode !== linkCode,
  },
}).createMachine({
  id: 'stored-intake',
  initial: 'checkingCode',
  context: ({ input }) => input,
  states: {
    checkingCode: {
      always: [{ guard: 'hasNoCode', target: 'restored' }, { target: 'checkingSession' }],
    },
    checkingSession: {
      always: [
        { guard: 'hasSessionOfLink', target: 'checkingProgress' },
        { target: 'checkingProgress', actions: ['clearSession', 'unsetSession'] },
      ],
    },
    checkingProgress: {
      always: [
        { guard: 'hasProgressOfLink', target: 'checkingAccount' },
        { target: 'checkingAccount', actions: ['clearProgress', 'unsetProgress'] },
      ],
    },
    checkingAccount: {
      entry: 'clearOtherSetupIntent',
      always: [
        { guard: 'isInApp', target: 'restored' },
        { guard: 'hasOtherAccount', target: 'endingAccount' },
        { target: 'restored' },
      ],
    },
    endingAccount: {
      invoke: {
        id: 'endAccountSession',
        src: 'endAccountSession',
        onDone: { target: 'restored', actions: 'unsetAccount' },
        onError: { target: 'notEnded', actions: withError('ignoreError') },
      },
    },
    restored: { type: 'final' },
    // The intake is not shown next to another person's session.
    notEnded: { type: 'final' },
  },
});
