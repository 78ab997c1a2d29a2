import type { CardProblem } from '../../../../machines/card-setup/card-setup.types';
import { t } from '@lingui/core/macro';

export const HEADING = () => t`Payment method`;
export const DETAIL = () =>
  t`You can save a card to pay for your visits. It goes straight to the card company. Your clinic never sees the number.`;
export const NOT_CHARGED = () => t`The card is not charged until after an appointment.`;
export const CARD = () => t`Card details`;
export const LOADING_FORM = () => t`Loading the card form…`;
export const SAVE_CARD = () => t`Save card`;
export const SAVING = () => t`Saving your card…`;
export const CHECKING = () => t`Checking whether a card was saved…`;
export const SKIP = () => t`Skip this step`;
export const TRY_AGAIN = () => t`Try again`;

/** The texts of §8 Payment (D9). */
export const SAVED = () =>
  t`Payment info saved! Your payment method has been securely stored for future use.`;
export const NOT_LOADED = () =>
  t`Oops! We couldn't load the payment form. Please try refreshing the page.`;
export const NOT_READY = () => t`Payment system not initialized or setup intent missing`;

/** Returns the text for a problem: Stripe's own message if there is one. */
export function getProblemText(problem: CardProblem): string {
  switch (problem.kind) {
    case 'notLoaded':
      return NOT_LOADED();
    case 'noIntent':
      return t`Failed to create payment setup intent`;
    case 'unusableIntent':
      return t`Failed to set up payment form`;
    case 'rejected':
      return problem.message ?? t`Payment setup failed`;
    case 'notSaved':
      return t`Failed to save payment method. Please try again.`;
  }
}
