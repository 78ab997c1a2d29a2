import { endpoint, ok } from './endpoint';
import { findPerson } from './find';

/** Unsubscribes a person from all messages, and undoes it (§2 unsubscribe, §7). */
export const messagesEndpoints = [
  endpoint({
    name: 'unsubscribe',
    method: 'POST',
    path: '/v1/public-api/user/:userId/unsubscribe',
    respond: ({ world, params }) => {
      world.unsubscribed.add(findPerson(world, params.userId).userId);
      return ok({});
    },
  }),
  endpoint({
    name: 'subscribe',
    method: 'POST',
    path: '/v1/public-api/user/:userId/subscribe',
    respond: ({ world, params }) => {
      world.unsubscribed.delete(findPerson(world, params.userId).userId);
      return ok({});
    },
  }),
];
