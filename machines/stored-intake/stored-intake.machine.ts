import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError } from '../port';
import type {
  StoredIntakeContext,
  StoredIntakeEvent,
  StoredIntakeInput,
} from './stored-intake.types';

/** How long to wait for the document that was left, as at a reload, before the intake counts as open in another tab, in ms. */
export const CLAIM_MS = 500;
/** How long the other tab may take to reply, in ms: one that the browser has suspended never does. */
export const REPLY_MS = 2000;
/** How long its requests may take, in ms: a request, the refresh of its session and its repetition take up to 30 s each. */
export const REQUESTS_MS = 100_000;

/**
 * What of a stored intake continues in this tab when a link is opened (§4 INTRO), and whether this tab is the one that writes
 * it (D9). What belongs to another link is cleared unless that link is open in another tab, and so is the session of a user
 * who signed in by another link. One tab writes: it alone shows the steps, and all others offer to continue there.
 */
export const storedIntakeMachine = setup({
  types: {} as {
    context: StoredIntakeContext;
    events: StoredIntakeEvent;
    input: StoredIntakeInput;
    tags: 'steps' | 'openElsewhere' | 'busy';
  },
  actors: {
    /** Clears the stored intakes of other links that no tab has open. */
    clearOtherIntakes: port<unknown>('clearOtherIntakes'),
    /** Ends the session of the signed-in user and clears what this tab has of them; the opened intake is kept. */
    endAccountSession: port<unknown>('endAccountSession'),
    /** Makes this tab the writer as soon as no other tab is. */
    claimWriting: port<unknown>('claimWriting'),
    /** Makes this tab the writer although another tab is. */
    takeOverWriting: port<unknown>('takeOverWriting'),
  },
  actions: {
    /** Reads what is stored of the link; the steps continue with it. */
    readStoredIntake: effect('readStoredIntake'),
    /** Stores what is not stored yet, and lets another tab become the writer. */
    stopWriting: effect('stopWriting'),
    requestHandover: effect('requestHandover'),
    delayHandover: effect('delayHandover'),
    /** Removes what is stored of the link, tokens and code included. */
    removeStoredIntake: effect('removeStoredIntake'),
    notifyCompleted: effect('notifyCompleted'),
    removeLinkCode: effect('removeLinkCode'),
    /** The link is not open in this tab any more. */
    closeLink: effect('closeLink'),
    unsetAccount: assign({ accountCode: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasNoCode: ({ context }) => context.linkCode === null,
    isLinkOpened: ({ context }) => context.isLinkOpened,
    isInApp: ({ context }) => context.isInApp,
    hasOtherAccount: ({ context: { accountCode, linkCode } }) =>
      accountCode !== null && accountCode !== linkCode,
  },
  delays: { claimTimeout: CLAIM_MS, replyTimeout: REPLY_MS, requestsTimeout: REQUESTS_MS },
}).createMachine({
  id: 'stored-intake',
  initial: 'checkingCode',
  context: ({ input }) => ({ ...input, failure: null }),
  states: {
    checkingCode: {
      always: [
        { guard: 'hasNoCode', target: 'withoutCode' },
        { guard: 'isLinkOpened', target: 'clearingOthers' },
        { target: 'claiming' },
      ],
    },
    // The first step says so; nothing is stored.
    withoutCode: { type: 'final', tags: 'steps' },
    clearingOthers: {
      invoke: {
        id: 'clearOtherIntakes',
        src: 'clearOtherIntakes',
        onDone: 'checkingAccount',
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    checkingAccount: {
      always: [
        { guard: 'isInApp', target: 'claiming' },
        { guard: 'hasOtherAccount', target: 'endingAccount' },
        { target: 'claiming' },
      ],
    },
    endingAccount: {
      invoke: {
        id: 'endAccountSession',
        src: 'endAccountSession',
        onDone: { target: 'claiming', actions: 'unsetAccount' },
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    // Nothing of the intake is shown next to another person's session.
    failed: { on: { TRY_AGAIN: { target: 'checkingCode', actions: 'clearFailure' } } },
    claiming: {
      invoke: {
        id: 'claimWriting',
        src: 'claimWriting',
        onDone: 'writing',
        onError: { target: 'failed', actions: withError('setFailure') },
      },
      after: { claimTimeout: 'openElsewhere' },
    },
    openElsewhere: {
      tags: 'openElsewhere',
      on: { CONTINUE_HERE: 'waitingForHandover', COMPLETED_ELSEWHERE: 'completedElsewhere' },
    },
    waitingForHandover: {
      tags: ['openElsewhere', 'busy'],
      entry: 'requestHandover',
      on: { COMPLETED_ELSEWHERE: 'completedElsewhere' },
      invoke: {
        id: 'claimWriting',
        src: 'claimWriting',
        onDone: 'writing',
        onError: { target: 'failed', actions: withError('setFailure') },
      },
      initial: 'waitingForReply',
      states: {
        waitingForReply: {
          on: { HANDOVER_DELAYED: 'waitingForRequests' },
          after: { replyTimeout: '#stored-intake.takingOver' },
        },
        waitingForRequests: { after: { requestsTimeout: '#stored-intake.takingOver' } },
      },
    },
    takingOver: {
      tags: ['openElsewhere', 'busy'],
      on: { COMPLETED_ELSEWHERE: 'completedElsewhere' },
      invoke: {
        id: 'takeOverWriting',
        src: 'takeOverWriting',
        onDone: 'writing',
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    writing: {
      tags: 'steps',
      entry: 'readStoredIntake',
      on: {
        REPLACED: { target: 'openElsewhere', actions: 'stopWriting' },
        // The message of the other tab came later than the right to write.
        COMPLETED_ELSEWHERE: { target: 'completedElsewhere', actions: 'removeStoredIntake' },
        COMPLETED: { target: 'ended', actions: ['removeStoredIntake', 'notifyCompleted'] },
        ABANDONED: { target: 'ended', actions: 'removeStoredIntake' },
        SUSPENDED: 'ended',
      },
      initial: 'idle',
      states: {
        idle: {
          on: {
            REQUESTS_STARTED: 'requesting',
            HANDOVER_REQUESTED: { target: '#stored-intake.openElsewhere', actions: 'stopWriting' },
          },
        },
        requesting: {
          on: {
            REQUESTS_ENDED: 'idle',
            HANDOVER_REQUESTED: { target: 'finishing', actions: 'delayHandover' },
          },
        },
        // A request that another tab would repeat must have its response first.
        finishing: {
          on: {
            REQUESTS_ENDED: { target: '#stored-intake.openElsewhere', actions: 'stopWriting' },
            HANDOVER_REQUESTED: { actions: 'delayHandover' },
          },
        },
      },
    },
    // The last step stays on the screen.
    ended: { type: 'final', tags: 'steps', entry: ['stopWriting', 'closeLink'] },
    completedElsewhere: { type: 'final', entry: ['removeLinkCode', 'stopWriting', 'closeLink'] },
  },
});
