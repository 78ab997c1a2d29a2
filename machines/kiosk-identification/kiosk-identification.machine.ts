import { assign, setup } from 'xstate';
import { port, toFailure, withError, withEvent, withOutput } from '../port';
import { EMPTY_CONTACT, selectClaim, initialContext } from './kiosk-identification.selectors';
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
 * Identifies a visitor at a clinic's kiosk by name and date of birth or by medical record number, and by phone or email
 * if that is not enough (§2 Kiosk route, §5 Kiosk identify). Each visitor gets a new actor.
 */
export const kioskIdentificationMachine = setup({
  types: {} as { context: KioskContext; events: KioskEvent },
  actors: {
    /** Null if the clinic does not exist. */
    loadClinic: port<KioskClinic | null>('loadClinic'),
    identify: port<IdentifyResult, VisitorClaim>('identify'),
  },
  actions: {
    setClinic: assign((_, clinic: KioskClinic | null) => ({
      clinic,
      flow: clinic?.identifyFlow ?? initialContext.flow,
    })),
    setDetails: assign((_, { details }: { details: VisitorDetails }) => ({ details })),
    askForContact: assign(({ context }) => ({
      asksContact: true,
      triedContact: selectClaim(context).contact,
    })),
    /** Switches to the other flow; the fields keep their values. */
    changeFlow: assign(({ context }) => ({
      flow: context.flow === 'mrn' ? ('name_dob' as const) : ('mrn' as const),
      asksContact: false,
      triedContact: EMPTY_CONTACT,
    })),
    setUserId: assign((_, result: IdentifyResult) => ({
      userId: result.status === 'found' ? result.userId : null,
    })),
    clearDetails: assign({ details: initialContext.details, triedContact: EMPTY_CONTACT }),
    setProblem: assign((_, problem: KioskProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    setIdentifyFailure: assign((_, { error }: { error: unknown }) => ({
      problem: { kind: 'failed' as const, failure: toFailure(error) },
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isClinicFound: (_, clinic: KioskClinic | null) => clinic !== null,
    isFound: (_, result: IdentifyResult) => result.status === 'found',
    isMoreInfoNeeded: (_, result: IdentifyResult) => result.status === 'moreInfoNeeded',
    isMoreInfoNeededFirstTime: ({ context }, result: IdentifyResult) =>
      result.status === 'moreInfoNeeded' && !context.asksContact,
  },
}).createMachine({
  id: 'kiosk-identification',
  initial: 'loadingClinic',
  context: initialContext,
  states: {
    loadingClinic: {
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadClinic',
        src: 'loadClinic',
        onDone: [
          {
            guard: withOutput('isClinicFound'),
            target: 'identifying',
            actions: withOutput('setClinic'),
          },
          { target: 'unknownClinic' },
        ],
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    failed: { on: { TRY_AGAIN: 'loadingClinic' } },
    unknownClinic: {},
    identifying: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            IDENTIFIED: { target: 'lookingUp', actions: withEvent('setDetails') },
            FLOW_CHANGED: { actions: ['changeFlow', 'clearProblem'] },
          },
        },
        lookingUp: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'identify',
            src: 'identify',
            input: ({ context }) => selectClaim(context),
            onDone: [
              {
                guard: withOutput('isFound'),
                target: '#kiosk-identification.matched',
                actions: [withOutput('setUserId'), 'clearDetails'],
              },
              {
                guard: withOutput('isMoreInfoNeededFirstTime'),
                target: 'asking',
                actions: 'askForContact',
              },
              {
                guard: withOutput('isMoreInfoNeeded'),
                target: 'asking',
                actions: [
                  'askForContact',
                  { type: 'setProblem', params: { kind: 'stillAmbiguous' } },
                ],
              },
              {
                target: 'asking',
                actions: { type: 'setProblem', params: { kind: 'noMatch' } },
              },
            ],
            onError: { target: 'asking', actions: withError('setIdentifyFailure') },
          },
        },
      },
    },
    matched: { type: 'final', tags: 'busy' },
  },
});
