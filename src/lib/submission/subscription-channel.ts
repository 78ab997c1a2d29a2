import { systemClock } from '../time/clock';
import { openFormChannel } from './form-channel';

const SUBSCRIPTIONS = ['unsubscribed', 'subscribed'] as const;

/** What a user's subscription to messages has become. */
export type Subscription = (typeof SUBSCRIPTIONS)[number];

/** The messages about the subscription of one user. */
type SubscriptionChannel = {
  /** Tells the other tabs that the server has unsubscribed the user, or subscribed the user again. */
  readonly post: (subscription: Subscription) => void;
  /** Calls `listener` when another tab has changed the subscription; what this channel has posted, it does not hear. */
  readonly listen: (listener: (subscription: Subscription) => void) => void;
  readonly close: () => void;
};

export function openSubscriptionChannel(userId: string): SubscriptionChannel {
  const channel = openFormChannel(`subscription ${userId}`);
  return {
    post: (subscription) =>
      channel.post({ type: 'submitted', fingerprint: subscription, at: systemClock.now() }),
    listen: (listener) =>
      channel.listen((message) => {
        if (message.type !== 'submitted') return;
        const subscription = SUBSCRIPTIONS.find((name) => name === message.fingerprint);
        if (subscription !== undefined) listener(subscription);
      }),
    close: channel.close,
  };
}
