import type { CardProblem } from '../../../../machines/card-setup/card-setup.types';

export const HEADING = 'Payment method';
export const DETAIL =
  'You can save a card to pay for your visits. It goes straight to the card company. Your clinic never sees the number.';
export const NOT_CHARGED = 'The card is not charged until after an appointment.';
export const CARD = 'Card details';
export const LOADING_FORM = 'Loading the card form…';
export const SAVE_CARD = 'Save card';
export const SAVING = 'Saving your card…';
export const SKIP = 'Skip this step';
export const BACK = 'Back';
export const TRY_AGAIN = 'Try again';

/** The texts of §8 Payment (D9). */
export const SAVED =
  'Payment info saved! Your payment method has been securely stored for future use.';
export const NOT_LOADED =
  "Oops! We couldn't load the payment form. Please try refreshing the page.";
export const NOT_READY = 'Payment system not initialized or setup intent missing';

/** How long a toast of this step stays, in ms (§9). */
export const TOAST_MS = 3000;

/** Logged when the card form cannot be loaded. */
export const LOG_NOT_LOADED = 'Failed to load Stripe';

/** Returns the text for a problem: Stripe's own message if there is one. */
export function getProblemText(problem: CardProblem): string {
  switch (problem.kind) {
    case 'notLoaded':
      return NOT_LOADED;
    case 'noIntent':
      return 'Failed to create payment setup intent';
    case 'unusableIntent':
      return 'Failed to set up payment form';
    case 'rejected':
      return problem.message ?? 'Payment setup failed';
    case 'notSaved':
      return 'Failed to save payment method. Please try again.';
  }
}
