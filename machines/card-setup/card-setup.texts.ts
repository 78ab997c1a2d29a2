import type { StateText } from '../walkthroughs/walkthrough.types';

const loading = "'Payment method' with the outline of a card form.";

/** What there is to see in each state of saving a card, in a tester's words (§4 PAYMENT, §8). 'Skip this step' and 'Back' are there in all of them. */
export const cardSetupStates: Readonly<Record<string, StateText>> = {
  starting: { title: 'Starting', sees: 'Nothing yet.' },
  creatingIntent: { title: 'Asking the clinic for an intent', sees: loading },
  loadingProvider: { title: 'Loading the card provider', sees: loading },
  unready: {
    title: 'No form',
    sees: "'Payment method' without a form, the reason, and 'Try again'.",
  },
  checking: { title: 'Asking what became of an earlier card', sees: loading },
  drawing: { title: 'Drawing the form', sees: loading },
  filling: {
    title: 'Filling in the card',
    sees: "The provider's card form. After a failed try, the reason.",
  },
  verifying: {
    title: 'Asking what became of the last try',
    sees: "The card form; 'Save card' is busy.",
  },
  confirming: { title: 'Saving the card', sees: "The card form; 'Save card' is busy." },
  saved: {
    title: 'Saved',
    sees: "The toast 'Payment info saved! Your payment method has been securely stored for future use.' and the next step.",
  },
};
