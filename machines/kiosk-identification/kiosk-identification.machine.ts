import { assign, setup } from 'xstate';
import { port, toFailure } from '../port';
import { NO_CONTACT, selectClaim, untouched } from './kiosk-identification.selectors';
import type {
  IdentifyResult,
  KioskClinic,
  KioskContext,
  KioskEvent,
  KioskProblem,
  VisitorClaim,
  VisitorDetails,
} from './kiosk-identification.types';

/**
 * A visitor of a clinic's kiosk says who they are: by name and date of birth or by record number, and by phone or email
 * where that is not enough (§2 Kiosk route, §5 Kiosk identify). One visitor each: the next one gets a flow of their own.
 */
export const kioskIdentificationMachine = setup({
  types: {} as { context: KioskContext; events: KioskEvent },
  actors: {
    /** Null for a clinic that nobody knows. */
    loadClinic: port<KioskClinic | null>('loadClinic'),
    identify: port<IdentifyResult, VisitorClaim>('identify'),
  },
  actions: {
    noteClinic: assign((_, { clinic }: { clinic: KioskClinic | null }) => ({
      clinic,
      flow: clinic?.identifyFlow ?? untouched.flow,
    })),
    noteDetails: assign((_, { details }: { details: VisitorDetails }) => ({ details })),
    askForContact: assign(({ context }) => ({
      asksContact: true,
      triedContact: selectClaim(context).contact,
    })),
    /** The other flow begins anew; what was typed stays in its fields. */
    changeFlow: assign(({ context }) => ({
      flow: context.flow === 'mrn' ? ('name_dob' as const) : ('mrn' as const),
      asksContact: false,
      triedContact: NO_CONTACT,
    })),
    noteVisitor: assign((_, { result }: { result: IdentifyResult }) => ({
      userId: result.status === 'found' ? result.userId : null,
    })),
    forgetDetails: assign({ details: untouched.details, triedContact: NO_CONTACT }),
    noteProblem: assign((_, problem: KioskProblem) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    noteIdentifyFailure: assign((_, { error }: { error: unknown }) => ({
      problem: { kind: 'failed' as const, failure: toFailure(error) },
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isKnown: (_, { clinic }: { clinic: KioskClinic | null }) => clinic !== null,
    isFound: (_, { result }: { result: IdentifyResult }) => result.status === 'found',
    isMoreNeeded: (_, { result }: { result: IdentifyResult }) => result.status === 'moreInfoNeeded',
    isMoreNeededFirst: ({ context }, { result }: { result: IdentifyResult }) =>
      result.status === 'moreInfoNeeded' && !context.asksContact,
  },
}).createMachine({
  id: 'kiosk-identification',
  initial: 'loadingClinic',
  context: untouched,
  states: {
    loadingClinic: {
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadClinic',
        src: 'loadClinic',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ clinic: event.output }) },
            target: 'identifying',
            actions: { type: 'noteClinic', params: ({ event }) => ({ clinic: event.output }) },
          },
          { target: 'unknownClinic' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'loadingClinic' } },
    unknownClinic: {},
    identifying: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            IDENTIFIED: {
              target: 'lookingUp',
              actions: { type: 'noteDetails', params: ({ event }) => event },
            },
            FLOW_CHANGED: { actions: ['changeFlow', 'forgetProblem'] },
          },
        },
        lookingUp: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context }) => selectClaim(context),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ result: event.output }) },
                target: '#kiosk-identification.matched',
                actions: [
                  { type: 'noteVisitor', params: ({ event }) => ({ result: event.output }) },
                  'forgetDetails',
                ],
              },
              {
                guard: {
                  type: 'isMoreNeededFirst',
                  params: ({ event }) => ({ result: event.output }),
                },
                target: 'asking',
                actions: 'askForContact',
              },
              {
                guard: { type: 'isMoreNeeded', params: ({ event }) => ({ result: event.output }) },
                target: 'asking',
                actions: [
                  'askForContact',
                  { type: 'noteProblem', params: { kind: 'stillAmbiguous' } },
                ],
              },
              {
                target: 'asking',
                actions: { type: 'noteProblem', params: { kind: 'noMatch' } },
              },
            ],
            onError: {
              target: 'asking',
              actions: {
                type: 'noteIdentifyFailure',
                params: ({ event }) => ({ error: event.error }),
              },
            },
          },
        },
      },
    },
    matched: { type: 'final', tags: 'busy' },
  },
});
