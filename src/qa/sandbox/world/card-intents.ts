import type { Person } from './people';

/** What the test cards do (see card-provider/test-cards.ts); the number of a card never comes here. */
export const CARD_BEHAVIOURS = [
  'is saved',
  'is declined',
  'lacks funds',
  'asks the bank here',
  'asks the bank at its own page',
  'is saved, and its answer is lost',
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

/** A setup intent as the card provider keeps it. */
export type CardIntent = {
  readonly id: string;
  readonly clientSecret: string;
  readonly userId: string;
  /** The clinic's account with the provider, which alone may use it. */
  readonly account: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  /** Why the last card was not taken, in the provider's words. */
  declineMessage: string | null;
};

/** By client secret, in the order in which they were made. */
export type CardIntents = Map<string, CardIntent>;

/** The account that a clinic has with the card provider. */
export const getProviderAccountId = (clinicDisplayId: string): string => `acct_${clinicDisplayId}`;

/** Opens an intent for a person's card. */
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
  'lacks funds': 'Your card has insufficient funds.',
};

/** What the bank says no with. */
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Sends a card: it is saved, refused, or waits for its bank. */
export function confirmCardIntent(intent: CardIntent, behaviour: CardBehaviour): void {
  const declineMessage = declineMessages[behaviour] ?? null;
  intent.declineMessage = declineMessage;
  if (declineMessage !== null) intent.status = 'requires_payment_method';
  else intent.status = behaviour.startsWith('asks the bank') ? 'requires_action' : 'succeeded';
}

/** The bank's answer to an intent that waits for it. */
export function completeThreeDSecure(intent: CardIntent, isApproved: boolean): void {
  intent.status = isApproved ? 'succeeded' : 'requires_payment_method';
  intent.declineMessage = isApproved ? null : NOT_AUTHENTICATED;
}

/** How many cards the provider has saved for a person. */
export function countSavedCards(intents: CardIntents, userId: string): number {
  return [...intents.values()].filter(
    (intent) => intent.userId === userId && intent.status === 'succeeded',
  ).length;
}
