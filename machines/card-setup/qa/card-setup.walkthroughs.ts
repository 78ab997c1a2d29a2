import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { cardSetupMachine } from '../card-setup.machine';
import { cardSetupStateDescriptions } from './card-setup.descriptions';
import type { CardSetupContext } from '../card-setup.types';
import { cardSetupStatements } from './card-setup.statements';
import { OFFLINE } from '../../walkthroughs/failures';

const failure: Failure = { reason: 'server', message: 'The clinic cannot do this right now.' };
const intent = { clientSecret: 'seti_1_secret', stripeConnectAccountId: 'acct_lakeside' };
const DECLINED = 'Your card was declined.';

const needsStatusCheck = (context: CardSetupContext) => context.needsStatusCheck;

/** The registry entry of saving a card (§4 PAYMENT). */
export const cardSetupEntry = describeMachine(cardSetupMachine, {
  title: 'Saving a card',
  section: '§4 Intake PAYMENT',
  starts: [
    {
      scenario: 'payment step',
      description: "A new patient reaches 'Payment method'.",
      input: { isConfigured: true, storedIntent: null },
      targetState: 'creatingIntent',
    },
    {
      scenario: 'back at the payment step',
      description: "A new patient returns to 'Payment method' after a reload or from their bank.",
      input: { isConfigured: true, storedIntent: intent },
      targetState: 'loadingProvider',
    },
    {
      scenario: 'no card provider',
      description:
        "A new patient reaches 'Payment method' in a deployment without a key for the card provider.",
      input: { isConfigured: false, storedIntent: null },
      targetState: 'notConfigured',
    },
  ],
  outcomes: {
    createIntent: {
      done: [
        {
          scenario: 'intent made',
          description: 'The server creates the setup intent.',
          value: intent,
        },
        {
          scenario: 'intent without secret',
          description: 'The server returns an intent without a client secret.',
          value: { ...intent, clientSecret: null },
        },
      ],
      error: [
        {
          scenario: 'no intent',
          description: 'The server cannot create the setup intent.',
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
          value: OFFLINE,
        },
      ],
    },
    readIntent: {
      done: [
        {
          scenario: 'card is there',
          description: 'The provider has saved the card of the last attempt.',
          value: { status: 'saved' },
          isPossible: needsStatusCheck,
        },
        {
          scenario: 'no card yet',
          description: 'The provider has not saved a card yet.',
          value: { status: 'open', message: null },
          isPossible: needsStatusCheck,
        },
        {
          scenario: 'last card declined',
          description: 'The provider has not saved a card yet; the last one was declined.',
          value: { status: 'open', message: DECLINED },
          isPossible: needsStatusCheck,
        },
        {
          scenario: 'intent gone',
          description: 'The intent can no longer save a card.',
          value: { status: 'expired' },
          isPossible: needsStatusCheck,
        },
      ],
      error: [
        {
          scenario: 'status unknown',
          description: 'The provider does not respond.',
          value: OFFLINE,
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
          description: 'The provider declines the card and returns a reason.',
          value: { status: 'rejected', message: DECLINED, isField: false },
        },
        {
          scenario: 'card incomplete',
          description: 'The provider reports that the card number is incomplete.',
          value: { status: 'rejected', message: 'Your card number is incomplete.', isField: true },
        },
        {
          scenario: 'card refused without a word',
          description: 'The provider does not save the card and returns no reason.',
          value: { status: 'rejected', message: null, isField: false },
        },
      ],
      error: [
        {
          scenario: 'answer lost',
          description: 'The provider saves the card, but the response is lost.',
          value: OFFLINE,
        },
      ],
    },
  },
  events: [
    { description: "Press 'Save card'.", event: { type: 'SAVE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { description: "The provider's form appears.", event: { type: 'FORM_READY' } },
    { description: "The provider's form fails to load.", event: { type: 'FORM_FAILED' } },
    { description: 'Complete the card.', event: { type: 'CARD_COMPLETED' } },
    { description: "Press 'Back'.", event: { type: 'STEP_HIDDEN' } },
    { description: "Return to 'Payment method'.", event: { type: 'STEP_SHOWN' } },
  ],
  states: cardSetupStateDescriptions,
  statements: cardSetupStatements,
  journeys: [
    {
      title: 'A card is declined, and the next attempt saves it.',
      start: 'payment step',
      steps: [
        'createIntent done: intent made',
        'loadProvider done: script there',
        "The provider's form appears.",
        "Press 'Save card'.",
        'confirm done: card declined',
        "Press 'Save card'.",
        'readIntent done: last card declined',
        'confirm done: card saved',
      ],
    },
  ],
  getStateKey: (context) => ({
    isConfigured: context.isConfigured,
    hasIntent: context.intent !== null,
    needsStatusCheck: context.needsStatusCheck,
    isResultUnknown: context.isResultUnknown,
    problem: context.problem,
    isTooEarly: context.isTooEarly,
  }),
});
