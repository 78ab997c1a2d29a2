import { withError, withEvent, withOutput } from '../port';
import { selectCode, selectPerson, selectPolicyIds, toContext } from './intake.selectors';
import { intakeSetup } from './intake.setup';

/** In every state after BASIC_INFO in which a form waits for input: something was entered there (D10). */
const deletion = {
  INPUT_DELETED: {
    target: '#intake.BASIC_INFO',
    actions: ['clearFormData', 'emitInputDeleted'],
  },
} as const;

/** New-patient intake, from the link to 'Check-in complete'; Back works at every step (§4 Intake steps in order). */
export const intakeMachine = intakeSetup.createMachine({
  id: 'intake',
  initial: 'starting',
  context: ({ input }) => toContext(input),
  on: {
    SESSION_ENDED: { guard: 'isAuthenticated', target: '.expired' },
    SIGNED_OUT: [
      { guard: 'isAuthenticated', target: '.signedOut' },
      // The link has not been used yet, so it stays open.
      { actions: 'clearFormData' },
    ],
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'COMPLETED' } }, target: 'COMPLETED' },
        { guard: 'hasNoCode', target: 'expired' },
        { guard: { type: 'startsAt', params: { step: 'INTRO' } }, target: 'INTRO' },
        { guard: 'isUnauthenticated', target: 'expired' },
        { guard: { type: 'startsAt', params: { step: 'BASIC_INFO' } }, target: 'BASIC_INFO' },
        { guard: { type: 'startsAt', params: { step: 'CONTACT_INFO' } }, target: 'CONTACT_INFO' },
        { guard: { type: 'startsAt', params: { step: 'POLICIES' } }, target: 'POLICIES' },
        {
          guard: { type: 'startsAt', params: { step: 'QUESTIONNAIRE_INTRO' } },
          target: 'QUESTIONNAIRE_INTRO',
        },
        { guard: { type: 'startsAt', params: { step: 'QUESTIONNAIRE' } }, target: 'QUESTIONNAIRE' },
        { target: 'PAYMENT' },
      ],
    },
    INTRO: {
      initial: 'waiting',
      exit: 'clearFailure',
      states: {
        waiting: { on: { CONTINUE: 'exchanging' } },
        exchanging: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'exchangeCode',
            src: 'exchangeCode',
            input: ({ context }) => ({ magicCode: selectCode(context) }),
            onDone: { target: 'checkingStatus', actions: 'setAuthenticated' },
            onError: [
              { guard: withError('mayPass'), target: 'waiting', actions: withError('setFailure') },
              { target: '#intake.expired' },
            ],
          },
        },
        checkingStatus: {
          tags: 'busy',
          invoke: {
            id: 'checkStatus',
            src: 'checkStatus',
            onDone: [
              { guard: withOutput('hasCompletedIntake'), target: '#intake.alreadyCompleted' },
              { target: '#intake.BASIC_INFO' },
            ],
            onError: { target: 'waiting', actions: withError('setFailure') },
          },
        },
      },
    },
    BASIC_INFO: {
      on: {
        INPUT_DELETED: { guard: 'hasInput', actions: ['clearFormData', 'emitInputDeleted'] },
        BACK: 'INTRO',
        BASIC_INFO_TYPED: { actions: withEvent('setBasicInfo') },
        // Sent later, together with the contact info.
        BASIC_INFO_ENTERED: { target: 'CONTACT_INFO', actions: withEvent('setBasicInfo') },
      },
    },
    CONTACT_INFO: {
      initial: 'asking',
      exit: 'clearFailure',
      on: { BACK: 'BASIC_INFO' },
      states: {
        asking: {
          tags: 'submit',
          on: {
            ...deletion,
            CONTACT_INFO_TYPED: { actions: withEvent('setContactInfo') },
            CONTACT_INFO_ENTERED: { target: 'saving', actions: withEvent('setContactInfo') },
          },
        },
        saving: {
          tags: ['busy', 'submit'],
          entry: 'clearFailure',
          invoke: {
            id: 'saveBasicInfo',
            src: 'saveBasicInfo',
            input: ({ context }) => selectPerson(context),
            onDone: '#intake.POLICIES',
            onError: { target: 'asking', actions: withError('setFailure') },
          },
        },
      },
    },
    POLICIES: {
      initial: 'checkingCache',
      exit: 'clearFailure',
      on: { BACK: 'CONTACT_INFO' },
      states: {
        checkingCache: {
          always: [{ guard: 'hasPolicies', target: 'asking' }, { target: 'loading' }],
        },
        loading: {
          entry: 'clearFailure',
          invoke: {
            id: 'loadPolicies',
            src: 'loadPolicies',
            onDone: { target: 'asking', actions: withOutput('setPolicies') },
            onError: { target: 'failed', actions: withError('setFailure') },
          },
        },
        failed: { on: { TRY_AGAIN: 'loading' } },
        asking: {
          tags: 'submit',
          on: {
            ...deletion,
            AGREEMENT_CHANGED: { actions: withEvent('setAgreement') },
            CONSENT_SIGNED: { guard: 'hasAgreed', target: 'signing' },
          },
        },
        signing: {
          tags: ['busy', 'submit'],
          entry: 'clearFailure',
          invoke: {
            id: 'signPolicies',
            src: 'signPolicies',
            input: ({ context }) => ({ policyIds: selectPolicyIds(context) }),
            onDone: '#intake.QUESTIONNAIRE_INTRO',
            onError: { target: 'asking', actions: withError('setFailure') },
          },
        },
      },
    },
    QUESTIONNAIRE_INTRO: { on: { ...deletion, CONTINUE: 'QUESTIONNAIRE', BACK: 'POLICIES' } },
    QUESTIONNAIRE: {
      initial: 'checkingCache',
      exit: 'clearFailure',
      on: {
        BACK: [
          {
            guard: 'hasPreviousPage',
            target: '.checkingCache',
            actions: { type: 'changePage', params: { by: -1 } },
          },
          { target: 'QUESTIONNAIRE_INTRO' },
        ],
      },
      states: {
        checkingCache: {
          entry: 'clearFailure',
          always: [{ guard: 'hasQuestionnaire', target: 'asking' }, { target: 'loading' }],
        },
        loading: {
          entry: 'clearFailure',
          invoke: {
            id: 'loadQuestionnaire',
            src: 'loadQuestionnaire',
            onDone: { target: 'asking', actions: withOutput('setQuestionnaire') },
            onError: { target: 'failed', actions: withError('setFailure') },
          },
        },
        failed: { on: { TRY_AGAIN: 'loading' } },
        asking: {
          tags: 'submit',
          on: {
            ...deletion,
            ANSWERED: { actions: withEvent('setAnswer') },
            NEXT: {
              guard: 'hasNextPage',
              actions: { type: 'changePage', params: { by: 1 } },
            },
            SUBMIT: { guard: 'isLastPage', target: 'submitting' },
          },
        },
        submitting: {
          tags: ['busy', 'submit'],
          entry: 'clearFailure',
          invoke: {
            id: 'submitQuestionnaire',
            src: 'submitQuestionnaire',
            input: ({ context }) => ({ answers: context.formData.answers }),
            onDone: '#intake.PAYMENT',
            onError: { target: 'asking', actions: withError('setFailure') },
          },
        },
      },
    },
    PAYMENT: {
      on: {
        BACK: 'QUESTIONNAIRE',
        CARD_SAVED: {
          target: 'COMPLETED',
          actions: { type: 'setPayment', params: { payment: { paymentMethodSaved: true } } },
        },
        SKIPPED: {
          target: 'COMPLETED',
          actions: {
            type: 'setPayment',
            params: ({ event }) => ({
              payment: { paymentMethodSaved: false, paymentSkippedAt: event.at },
            }),
          },
        },
      },
    },
    COMPLETED: { type: 'final', entry: 'clearFormData' },
    alreadyCompleted: { type: 'final', entry: 'clearFormData' },
    // Keeps what was entered, for when the same link can be used again.
    expired: { type: 'final' },
    signedOut: { type: 'final', entry: 'clearFormData' },
  },
});
