import type { StateDescription } from '../../walkthroughs/walkthrough.types';

const loading = "'Payment method' with 'Loading the card form…'.";

/**
 * Descriptions of the states, for testers (§4 PAYMENT, §8). All of them show 'Back' and 'Skip this step', which is disabled
 * while 'Save card' is busy.
 */
export const cardSetupStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Starting', expectedView: 'No change.' },
  notConfigured: {
    title: 'No card provider',
    expectedView: "'Payment method' without a form, the reason, and no 'Try again'.",
  },
  creatingIntent: { title: 'Creating the setup intent', expectedView: loading },
  loadingProvider: { title: "Loading the provider's script", expectedView: loading },
  formUnavailable: {
    title: 'Form unavailable',
    expectedView: "'Payment method' without a form, the reason, and 'Try again'.",
  },
  checkingStatus: {
    title: 'Checking the status of an earlier card',
    expectedView: "'Payment method' with 'Loading the card form…'; 'Save card' is busy.",
  },
  mountingForm: { title: 'Loading the form', expectedView: loading },
  filling: {
    title: 'Filling in the card',
    expectedView: "The provider's card form. After a failed attempt, the reason.",
  },
  verifying: {
    title: 'Checking the status of the last attempt',
    expectedView: "The card form; 'Save card' is busy.",
  },
  confirming: { title: 'Saving the card', expectedView: "The card form; 'Save card' is busy." },
  hidden: { title: 'At another step', expectedView: "'Questionnaire', its last page." },
  saved: {
    title: 'Saved',
    expectedView:
      "The toast 'Payment info saved! Your payment method has been securely stored for future use.' and the next step.",
  },
};
