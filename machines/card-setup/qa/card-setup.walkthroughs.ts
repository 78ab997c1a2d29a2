import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { cardSetupMachine } from '../card-setup.machine';
import { cardSetupStateDescriptions } from './card-setup.descriptions';
import type { CardSetupContext } from '../card-setup.types';

const failure: Failure = { reason: 'server', message: 'The clinic cannot do this right now.' };
const networkFailure: Failure = { reason: 'offline', message: null };
const intent = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_lakeside' };
const DECLINED = 'Your card was declined.';

const isUnsure = (context: CardSetupContext) => context.needsStatusCheck;

/** Saving a card for who walks through it (§4 PAYMENT). */
export const cardSetupEntry = describeMachine(cardSetupMachine, {
  title: 'Saving a card',
  section: '§4 Intake PAYMENT',
  starts: [
    {
      scenario: 'payment step',
      description: "A new patient comes to 'Payment method'.",
      input: { isConfigured: true, storedIntent: null },
      targetState: 'creatingIntent',
    },
    {
      scenario: 'back at the payment step',
      description:
        "A new patient comes back to 'Payment method' after a reload, or from their bank.",
      input: { isConfigured: true, storedIntent: intent },
      targetState: 'loadingProvider',
    },
    {
      scenario: 'no card provider',
      description:
        "A new patient comes to 'Payment method' in a deployment without a key of the card provider.",
      input: { isConfigured: false, storedIntent: null },
      targetState: 'formUnavailable',
    },
  ],
  outcomes: {
    createIntent: {
      done: [
        { scenario: 'intent made', description: 'The clinic prepares the saving.', value: intent },
        {
          scenario: 'intent without secret',
          description: 'The clinic answers without a client secret.',
          value: { ...intent, clientSecret: null },
        },
      ],
      error: [
        {
          scenario: 'no intent',
          description: 'The clinic cannot prepare the saving.',
          value: failure,
        },
      ],
    },
    loadProvider: {
      done: [
        { scenario: 'script there', description: "The provider's script loads.", value: null },
      ],
      error: [
        {
          scenario: 'no script',
          description: "The provider's script does not load.",
          value: networkFailure,
        },
      ],
    },
    readIntent: {
      done: [
        {
          scenario: 'card is there',
          description: 'The provider has the card of the last try.',
          value: { status: 'saved' },
          isPossible: isUnsure,
        },
        {
          scenario: 'no card yet',
          description: 'The provider has no card yet.',
          value: { status: 'open', message: null },
          isPossible: isUnsure,
        },
        {
          scenario: 'last card declined',
          description: 'The provider has no card yet, and says that the last one was declined.',
          value: { status: 'open', message: DECLINED },
          isPossible: isUnsure,
        },
        {
          scenario: 'intent gone',
          description: 'The provider takes no card under this intent any more.',
          value: { status: 'expired' },
          isPossible: isUnsure,
        },
      ],
      error: [
        {
          scenario: 'status unknown',
          description: 'The provider does not answer.',
          value: networkFailure,
        },
      ],
    },
    confirm: {
      done: [
        {
          scenario: 'card saved',
          description: 'The provider saves the card.',
          value: { status: 'saved' },
        },
        {
          scenario: 'card declined',
          description: 'The provider declines the card, and says why.',
          value: { status: 'rejected', message: DECLINED, isField: false },
        },
        {
          scenario: 'card incomplete',
          description: 'The provider says that the card number is incomplete.',
          value: { status: 'rejected', message: 'Your card number is incomplete.', isField: true },
        },
        {
          scenario: 'card refused without a word',
          description: 'The provider does not save the card, and does not say why.',
          value: { status: 'rejected', message: null, isField: false },
        },
      ],
      error: [
        {
          scenario: 'answer lost',
          description: 'The provider saves the card, but its answer is lost.',
          value: networkFailure,
        },
      ],
    },
  },
  events: [
    { description: "Press 'Save card'.", event: { type: 'SAVE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { description: "The provider's form appears.", event: { type: 'FORM_READY' } },
    { description: "The provider's form cannot be drawn.", event: { type: 'FORM_FAILED' } },
    { description: 'Complete the card.', event: { type: 'CARD_COMPLETED' } },
    { description: "Press 'Back', and come again.", event: { type: 'FORM_UNMOUNTED' } },
  ],
  states: cardSetupStateDescriptions,
  getStateKey: ({
    isConfigured,
    intent: currentIntent,
    needsStatusCheck: isStatusCheckNeeded,
    problem,
    isTooEarly,
  }) => ({
    isConfigured,
    hasIntent: currentIntent !== null,
    needsStatusCheck: isStatusCheckNeeded,
    problem,
    isTooEarly,
  }),
});
