import { emptyIntake } from '../world/intake/intake-record';
import type { CardIntent } from '../world/card-intents';
import { resumeIntakeAt } from './intake.scenarios';
import { rejectNextRequest, type SetUp, type InitialState, type Scenarios } from './scenario.types';

const paymentStep = resumeIntakeAt('PAYMENT');

const storedIntent: CardIntent = {
  id: 'seti_nia_kept',
  clientSecret: 'seti_nia_kept_secret_1',
  userId: 'nia',
  account: 'acct_lakeside',
  status: 'requires_payment_method',
  declineMessage: null,
};

/** After a reload or a visit to the bank: the intent is stored. */
const resumedPaymentStep: InitialState = {
  ...paymentStep,
  ...(paymentStep.intake && {
    intake: {
      ...paymentStep.intake,
      setupIntent: {
        clientSecret: storedIntent.clientSecret,
        stripeConnectAccountId: storedIntent.account,
      },
    },
  }),
};

/** Sets the provider's status of every intent of the user. */
const setIntentStatus =
  (change: Pick<CardIntent, 'status' | 'declineMessage'>): SetUp =>
  ({ cardIntents }, userId) => {
    for (const intent of cardIntents.values())
      if (intent.userId === userId) Object.assign(intent, change);
  };

const failConfirm =
  (status: number): SetUp =>
  ({ faults }, _userId, message) =>
    faults.failNext({ path: 'card-provider-confirm', kind: 'status', status, message });

const noChange: SetUp = () => undefined;

/** The scenarios of saving a card, on the server and at the card provider. */
export const cardSetupScenarios: Scenarios = {
  initialStates: {
    'payment step': paymentStep,
    'back at the payment step': resumedPaymentStep,
    'no card provider': { ...paymentStep, hasNoCardProvider: true },
  },
  outcomes: {
    'intent made': noChange,
    'intent without secret': (world) => {
      world.incompleteIntents = 1;
    },
    'no intent': rejectNextRequest('setup-intent'),
    'script there': noChange,
    'no script': noChange,
    'card is there': setIntentStatus({ status: 'succeeded', declineMessage: null }),
    'no card yet': setIntentStatus({ status: 'requires_payment_method', declineMessage: null }),
    'last card declined': setIntentStatus({
      status: 'requires_payment_method',
      declineMessage: 'Your card was declined.',
    }),
    'intent gone': setIntentStatus({ status: 'canceled', declineMessage: null }),
    'status unknown': ({ faults }) =>
      faults.failNext({ path: 'card-provider-status', kind: 'network' }),
    'card saved': noChange,
    'card declined': failConfirm(402),
    'card incomplete': failConfirm(422),
    'card refused without a word': failConfirm(500),
    'answer lost': ({ faults }) =>
      faults.failNext({ path: 'card-provider-confirm', kind: 'network', isReceived: true }),
  },
  // The earlier steps are completed, so that Back and Next work.
  seed: ({ intakes, cardIntents }) => {
    intakes.set('nia', {
      ...emptyIntake,
      basicInfo: {},
      consentedAt: '2026-11-01T12:00:00.000Z',
    });
    cardIntents.set(storedIntent.clientSecret, { ...storedIntent });
  },
};
