import * as v from 'valibot';
import { openChannel, type Channel } from '../lib/browser/open-channel';

const messageSchema = v.object({
  userId: v.string(),
  subscription: v.picklist(['unsubscribed', 'subscribed']),
});

/** What a user's subscription to messages has become. */
export type Subscription = v.InferOutput<typeof messageSchema>['subscription'];

/**
 * Opens the channel on which the tabs of a browser tell each other that the server has unsubscribed the user, or subscribed
 * the user again; what it has posted itself, `onChange` does not get.
 */
export function openSubscriptionChannel(
  userId: string,
  onChange: (subscription: Subscription) => void,
): Channel<Subscription> {
  const channel = openChannel(
    'subscriptions',
    (data) => (v.is(messageSchema, data) && data.userId === userId ? data : null),
    ({ subscription }) => onChange(subscription),
  );
  return {
    post: (subscription) => channel.post({ userId, subscription }),
    close: channel.close,
  };
}
