import type { Failure } from '../port';
import { describeMachine } from '../walkthroughs/describe-machine';
import { cardSetupMachine } from './card-setup.machine';
import { cardSetupStates } from './card-setup.texts';
import type { CardSetupContext } from './card-setup.types';

const failure: Failure = { reason: 'server', message: 'The clinic cannot do this right now.' };
const unanswered: Failure = { reason: 'offline', message: null };
const intent = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_lakeside' };
const DECLINED = 'Your card was declined.';

const isUnsure = (context: CardSetupContext) => context.isUnsure;

/** Saving a card for who walks through it (§4 PAYMENT). */
export const cardSetupEntry = describeMachine(cardSetupMachine, {
  title: 'Saving a card',
  section: '§4 Intake PAYMENT',
  starts: [
    {
      situation: 'payment step',
      says: "A new patient comes to 'Payment method'.",
      input: { isConfigured: true, keptIntent: null },
      leadsTo: 'creatingIntent',
    },
    {
      situation: 'back at the payment step',
      says: "A new patient comes back to 'Payment method' after a reload, or from their bank.",
      input: { isConfigured: true, keptIntent: intent },
      leadsTo: 'loadingProvider',
    },
    {
      situation: 'no card provider',
      says: "A new patient comes to 'Payment method' in a deployment without a key of the card provider.",
      input: { isConfigured: false, keptIntent: null },
      leadsTo: 'unready',
    },
  ],
  outcomes: {
    createIntent: {
      done: [
        { situation: 'intent made', says: 'The clinic prepares the saving.', value: intent },
        {
          situation: 'intent without secret',
          says: 'The clinic answers without a client secret.',
          value: { ...intent, clientSecret: null },
        },
      ],
      error: [
        {
          situation: 'no intent',
          says: 'The clinic cannot prepare the saving.',
          value: failure,
        },
      ],
    },
    loadProvider: {
      done: [{ situation: 'script there', says: "The provider's script loads.", value: null }],
      error: [
        {
          situation: 'no script',
          says: "The provider's script does not load.",
          value: unanswered,
        },
      ],
    },
    readIntent: {
      done: [
        {
          situation: 'card is there',
          says: 'The provider has the card of the last try.',
          value: { status: 'saved' },
          isPossible: isUnsure,
        },
        {
          situation: 'no card yet',
          says: 'The provider has no card yet.',
          value: { status: 'open', message: null },
          isPossible: isUnsure,
        },
        {
          situation: 'last card declined',
          says: 'The provider has no card yet, and says that the last one was declined.',
          value: { status: 'open', message: DECLINED },
          isPossible: isUnsure,
        },
        {
          situation: 'intent gone',
          says: 'The provider takes no card under this intent any more.',
          value: { status: 'gone' },
          isPossible: isUnsure,
        },
      ],
      error: [
        {
          situation: 'status unknown',
          says: 'The provider does not answer.',
          value: unanswered,
        },
      ],
    },
    confirm: {
      done: [
        {
          situation: 'card saved',
          says: 'The provider saves the card.',
          value: { status: 'saved' },
        },
        {
          situation: 'card declined',
          says: 'The provider declines the card, and says why.',
          value: { status: 'refused', message: DECLINED, isField: false },
        },
        {
          situation: 'card incomplete',
          says: 'The provider says that the card number is incomplete.',
          value: { status: 'refused', message: 'Your card number is incomplete.', isField: true },
        },
        {
          situation: 'card refused without a word',
          says: 'The provider does not save the card, and does not say why.',
          value: { status: 'refused', message: null, isField: false },
        },
      ],
      error: [
        {
          situation: 'answer lost',
          says: 'The provider saves the card, but its answer is lost.',
          value: unanswered,
        },
      ],
    },
  },
  events: [
    { says: "Press 'Save card'.", event: { type: 'SAVE' } },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { says: "The provider's form appears.", event: { type: 'FORM_READY' } },
    { says: "The provider's form cannot be drawn.", event: { type: 'FORM_FAILED' } },
    { says: 'Complete the card.', event: { type: 'CARD_COMPLETED' } },
    { says: "Press 'Back', and come again.", event: { type: 'FORM_LEFT' } },
  ],
  states: cardSetupStates,
  distinguish: ({ isConfigured, intent: known, isUnsure: is, problem, isTooEarly }) => ({
    isConfigured,
    hasIntent: known !== null,
    isUnsure: is,
    problem,
    isTooEarly,
  }),
});
