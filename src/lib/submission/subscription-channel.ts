import { systemClock } from '../time/clock';
import { openFormChannel } from './form-channel';

/** What a user's subscription to messages has become. */
export type Subscription = 'unsubscribed' | 'subscribed';

const openChannel = (userId: string) => openFormChannel(`subscription ${userId}`);

/** Tells the other tabs that the server has unsubscribed a user, or subscribed the user again. */
export function postSubscription(userId: string, subscription: Subscription): void {
  const channel = openChannel(userId);
  channel.post({ type: 'submitted', fingerprint: subscription, at: systemClock.now() });
  channel.close();
}

/** Calls `listener` when another tab has changed the subscription of a user; returns what stops that. */
export function listenToSubscription(
  userId: string,
  listener: (subscription: Subscription) => void,
): () => void {
  const channel = openChannel(userId);
  channel.listen((message) => {
    if (message.type !== 'submitted') return;
    listener(message.fingerprint === 'subscribed' ? 'subscribed' : 'unsubscribed');
  });
  return channel.close;
}
