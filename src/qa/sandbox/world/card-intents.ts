import type { Person } from './people';

/** What the test cards do (see card-provider/test-cards.ts); card numbers never reach the sandbox's server. */
export const CARD_BEHAVIOURS = [
  'is saved',
  'is declined',
  'has insufficient funds',
  'asks for 3-D Secure in a dialog',
  'asks for 3-D Secure on a separate page',
  'is saved, but the response is lost',
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** A setup intent as the card provider stores it. */
export type CardIntent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly userId: string;
  /** The clinic's account with the provider; no other account may use the intent. */
  readonly account: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  /** The provider's message about the last declined card. */
  declineMessage: string | null;
};

/** By client secret, in the order of creation. */
export type CardIntents = Map<string, CardIntent>;

/** The account that a clinic has with the card provider. */
export const getProviderAccountId = (clinicDisplayId: string): string => `acct_${clinicDisplayId}`;

/** Creates a setup intent for a person. */
export function createCardIntent(
  intents: CardIntents,
  { userId }: Person,
  account: string,
): CardIntent {
  const id = `seti_${userId}_${intents.size + 1}`;
  const intent: CardIntent = {
    id,
    clientSecret: `${id}_secret_${crypto.randomUUID()}`,
    userId,
    account,
    status: 'requires_payment_method',
    declineMessage: null,
  };
  intents.set(intent.clientSecret, intent);
  return intent;
}

const declineMessages: Partial<Record<CardBehaviour, string>> = {
  'is declined': 'Your card was declined.',
  'has insufficient funds': 'Your card has insufficient funds.',
};

/** The provider's message after a failed 3-D Secure check. */
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Confirms an intent with a card, which is saved, declined, or needs 3-D Secure. */
export function confirmCardIntent(intent: CardIntent, behaviour: CardBehaviour): void {
  const declineMessage = declineMessages[behaviour] ?? null;
  intent.declineMessage = declineMessage;
  if (declineMessage !== null) intent.status = 'requires_payment_method';
  else
    intent.status = behaviour.startsWith('asks for 3-D Secure') ? 'requires_action' : 'succeeded';
}

/** Applies the result of 3-D Secure to an intent. */
export function completeThreeDSecure(intent: CardIntent, isApproved: boolean): void {
  intent.status = isApproved ? 'succeeded' : 'requires_payment_method';
  intent.declineMessage = isApproved ? null : NOT_AUTHENTICATED;
}

/** The number of cards saved for a person. */
export function countSavedCards(intents: CardIntents, userId: string): number {
  return [...intents.values()].filter(
    (intent) => intent.userId === userId && intent.status === 'succeeded',
  ).length;
}
