import type { StateDescription } from '../../walkthroughs/walkthrough.types';

const loading = "'Payment method' with the outline of a card form.";

/** What there is to see in each state of saving a card, in a tester's words (§4 PAYMENT, §8). 'Skip this step' and 'Back' are there in all of them. */
export const cardSetupStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Starting', expectedView: 'Nothing yet.' },
  creatingIntent: { title: 'Asking the clinic for an intent', expectedView: loading },
  loadingProvider: { title: 'Loading the card provider', expectedView: loading },
  formUnavailable: {
    title: 'No form',
    expectedView: "'Payment method' without a form, the reason, and 'Try again'.",
  },
  checkingStatus: { title: 'Asking what became of an earlier card', expectedView: loading },
  mountingForm: { title: 'Drawing the form', expectedView: loading },
  filling: {
    title: 'Filling in the card',
    expectedView: "The provider's card form. After a failed try, the reason.",
  },
  verifying: {
    title: 'Asking what became of the last try',
    expectedView: "The card form; 'Save card' is busy.",
  },
  confirming: { title: 'Saving the card', expectedView: "The card form; 'Save card' is busy." },
  saved: {
    title: 'Saved',
    expectedView:
      "The toast 'Payment info saved! Your payment method has been securely stored for future use.' and the next step.",
  },
};
