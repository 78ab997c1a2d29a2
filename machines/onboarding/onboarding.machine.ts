import { assign, emit, setup } from 'xstate';
import { isRejection, port, toFailure, withError, withEvent, withOutput } from '../port';
import { selectClaim, selectCredentials, selectPatient, toContext } from './onboarding.selectors';
import type {
  Claim,
  ClaimResult,
  Credentials,
  InviteDetails,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
  OnboardingEmitted,
  OnboardingProblem,
  Patient,
} from './onboarding.types';

/** Onboarding: initiate, verify, setup-account, then signed in (§2 /accept-invite, §4). */
export const onboardingMachine = setup({
  types: {} as {
    context: OnboardingContext;
    events: OnboardingEvent;
    input: OnboardingInput;
    emitted: OnboardingEmitted;
  },
  actors: {
    lookup: port<ClaimResult, Claim>('lookup'),
    verifyCode: port<Patient, { claim: Claim; code: string }>('verifyCode'),
    createAccount: port<{ isCreated: boolean }, Credentials & { patientId: string }>(
      'createAccount',
    ),
    signIn: port<unknown, Credentials>('signIn'),
  },
  actions: {
    setDetails: assign((_, { details }: { details: InviteDetails }) => ({ details })),
    askForPerson: assign({ asksPerson: true }),
    setCode: assign((_, { code }: { code: string }) => ({ code })),
    clearCode: assign({ code: '' }),
    setPatient: assign((_, patient: Patient) => ({ patient })),
    setAccount: assign((_, { account }: { account: Credentials }) => ({ account })),
    clearPassword: assign(({ context: { account } }) => ({
      account: account && { ...account, password: '' },
    })),
    setProblem: assign((_, problem: OnboardingProblem) => ({ problem })),
    setFailure: assign(({ context }, { error }: { error: unknown }) => ({
      problem: {
        kind: 'failed' as const,
        failure: {
          ...toFailure(error),
          ...(context.isCreationUncertain && { wasUncertain: true }),
        },
      },
    })),
    clearProblem: assign({ problem: null }),
    setUncertain: assign((_, { error }: { error: unknown }) => ({
      isCreationUncertain: !isRejection(error),
    })),
    emitCodeAccepted: emit({ type: 'CODE_ACCEPTED' }),
    emitAccountCreated: emit({ type: 'ACCOUNT_CREATED' }),
  },
  guards: {
    startsAtVerify: ({ context }) => context.startStep === 'verify',
    startsAtSetup: ({ context }) => context.startStep === 'setup-account',
    isFound: (_, result: ClaimResult) => result === 'found',
    isAmbiguous: (_, result: ClaimResult) => result === 'ambiguous',
    isFirstAmbiguous: ({ context }, result: ClaimResult) =>
      result === 'ambiguous' && !context.asksPerson,
    isCreated: (_, { isCreated }: { isCreated: boolean }) => isCreated,
    isCreationUncertain: ({ context }) => context.isCreationUncertain,
    isRejected: (_, { error }: { error: unknown }) => isRejection(error),
    isInWrapper: ({ context }) => context.isInWrapper,
  },
}).createMachine({
  id: 'onboarding',
  initial: 'starting',
  context: ({ input }) => toContext(input),
  states: {
    starting: {
      always: [
        { guard: 'startsAtVerify', target: 'verify' },
        { guard: 'startsAtSetup', target: 'setup-account' },
        { target: 'initiate' },
      ],
    },
    initiate: {
      initial: 'asking',
      on: { BACK: 'returnedToLogin' },
      states: {
        asking: {
          on: { LOOKUP_SUBMITTED: { target: 'lookingUp', actions: withEvent('setDetails') } },
        },
        lookingUp: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'lookup',
            src: 'lookup',
            input: ({ context }) => selectClaim(context),
            onDone: [
              { guard: withOutput('isFound'), target: '#onboarding.verify' },
              { guard: withOutput('isFirstAmbiguous'), target: 'asking', actions: 'askForPerson' },
              {
                guard: withOutput('isAmbiguous'),
                target: 'asking',
                actions: { type: 'setProblem', params: { kind: 'stillAmbiguous' } },
              },
              {
                target: 'asking',
                actions: { type: 'setProblem', params: { kind: 'noInvite' } },
              },
            ],
            onError: { target: 'asking', actions: withError('setFailure') },
          },
        },
      },
    },
    verify: {
      initial: 'asking',
      // A code is only valid for the lookup that sent it.
      exit: ['clearCode', 'clearProblem'],
      on: { BACK: 'initiate' },
      states: {
        asking: { on: { CODE_ENTERED: { target: 'verifying', actions: withEvent('setCode') } } },
        verifying: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context }) => ({ claim: selectClaim(context), code: context.code }),
            onDone: {
              target: '#onboarding.setup-account',
              actions: [withOutput('setPatient'), 'emitCodeAccepted'],
            },
            onError: { target: 'asking', actions: withError('setFailure') },
          },
        },
      },
    },
    'setup-account': {
      initial: 'asking',
      exit: 'clearPassword',
      states: {
        asking: {
          on: {
            BACK: '#onboarding.returnedToLogin',
            ACCOUNT_ENTERED: [
              {
                guard: 'isCreationUncertain',
                target: 'checkingAccount',
                actions: withEvent('setAccount'),
              },
              { target: 'creating', actions: withEvent('setAccount') },
            ],
          },
        },
        // The server may have created the account in a failed attempt: then its credentials work.
        checkingAccount: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => selectCredentials(context),
            onDone: [
              {
                guard: 'isInWrapper',
                target: '#onboarding.signedInInWrapper',
                actions: 'emitAccountCreated',
              },
              { target: '#onboarding.signedIn', actions: 'emitAccountCreated' },
            ],
            onError: [
              { guard: withError('isRejected'), target: 'creating' },
              { target: 'asking', actions: withError('setFailure') },
            ],
          },
        },
        creating: {
          tags: 'busy',
          entry: 'clearProblem',
          invoke: {
            id: 'createAccount',
            src: 'createAccount',
            input: ({ context }) => ({
              ...selectCredentials(context),
              patientId: selectPatient(context).patientId,
            }),
            onDone: [
              {
                guard: withOutput('isCreated'),
                target: 'signingIn',
                actions: 'emitAccountCreated',
              },
              {
                target: 'asking',
                actions: { type: 'setProblem', params: { kind: 'notCreated' } },
              },
            ],
            onError: {
              target: 'asking',
              actions: [withError('setFailure'), withError('setUncertain')],
            },
          },
        },
        // Back is not possible here: the account exists and cannot be created twice.
        signingIn: {
          tags: 'busy',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => selectCredentials(context),
            onDone: [
              { guard: 'isInWrapper', target: '#onboarding.signedInInWrapper' },
              { target: '#onboarding.signedIn' },
            ],
            onError: { target: '#onboarding.createdNotSignedIn', actions: withError('setFailure') },
          },
        },
      },
    },
    signedIn: { type: 'final' },
    signedInInWrapper: { type: 'final' },
    // The account exists, but the user has to log in.
    createdNotSignedIn: { type: 'final' },
    returnedToLogin: { type: 'final' },
  },
});
