import { emptyIntake } from '../world/intake/intake-record';
import type { CardIntent } from '../world/card-intents';
import { backAtIntake } from './intake.situations';
import { refuse, type Arrange, type Beginning, type Situations } from './situations.types';

const payment = backAtIntake(6);

const kept: CardIntent = {
  id: 'seti_nia_kept',
  clientSecret: 'seti_nia_kept_secret_1',
  userId: 'nia',
  account: 'acct_lakeside',
  status: 'requires_payment_method',
  declineMessage: null,
};

/** Back from a bank, or after a reload: the tab knows its intent. */
const backAtPayment: Beginning = {
  ...payment,
  tabStorage: {
    'card-setup': JSON.stringify({
      // By which the client knows that it is the same link's.
      mark: 'dgj934',
      clientSecret: kept.clientSecret,
      stripeConnectAccountId: kept.account,
    }),
  },
};

/** What the provider has of every intent of the person. */
const become =
  (change: Pick<CardIntent, 'status' | 'declineMessage'>): Arrange =>
  ({ cardIntents }, userId) => {
    for (const intent of cardIntents.values())
      if (intent.userId === userId) Object.assign(intent, change);
  };

const answerConfirm =
  (status: number): Arrange =>
  ({ faults }, _userId, message) =>
    faults.failNext({ path: 'card-provider-confirm', kind: 'status', status, message });

const nothing: Arrange = () => undefined;

/** What the situations of saving a card mean in the clinic and at the card provider. */
export const cardSetupSituations: Situations = {
  beginnings: {
    'payment step': payment,
    'back at the payment step': backAtPayment,
    'no card provider': { ...payment, hasNoCardProvider: true },
  },
  outcomes: {
    'intent made': nothing,
    'intent without secret': (world) => {
      world.incompleteIntents = 1;
    },
    'no intent': refuse('setup-intent'),
    'script there': nothing,
    'no script': nothing,
    'card is there': become({ status: 'succeeded', declineMessage: null }),
    'no card yet': become({ status: 'requires_payment_method', declineMessage: null }),
    'last card declined': become({
      status: 'requires_payment_method',
      declineMessage: 'Your card was declined.',
    }),
    'intent gone': become({ status: 'canceled', declineMessage: null }),
    'status unknown': ({ faults }) =>
      faults.failNext({ path: 'card-provider-status', kind: 'network' }),
    'card saved': nothing,
    'card declined': answerConfirm(402),
    'card incomplete': answerConfirm(422),
    'card refused without a word': answerConfirm(500),
    'answer lost': ({ faults }) =>
      faults.failNext({ path: 'card-provider-confirm', kind: 'network', isReceived: true }),
  },
  // What comes before the step has been received, so that the way back and forth is open.
  furnish: ({ intakes, cardIntents }) => {
    intakes.set('nia', {
      ...emptyIntake,
      basicInfo: {},
      consentedAt: '2026-11-01T12:00:00.000Z',
    });
    cardIntents.set(kept.clientSecret, { ...kept });
  },
};
