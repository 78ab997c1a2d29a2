import { getProviderAccountId, createCardIntent } from '../world/card-intents';
import { ok } from './endpoint';
import { getPersonClinic } from './find';
import { authenticatedEndpoint } from './authenticated-endpoint';

/** Creates the setup intent for saving a card (§7 billing); the card itself goes to the provider only. */
export const billingEndpoints = [
  authenticatedEndpoint({
    name: 'setup-intent',
    method: 'POST',
    path: '/v1/public-api/billing/setup-intent',
    respond: ({ world, person }) => {
      const account = getProviderAccountId(getPersonClinic(world, person).displayId);
      const { id, clientSecret } = createCardIntent(world.cardIntents, person, account);
      if (world.incompleteIntents > 0) {
        world.incompleteIntents -= 1;
        return { ...ok({ id, stripeConnectAccountId: account }), isIncomplete: true };
      }
      return ok({ clientSecret, id, stripeConnectAccountId: account });
    },
  }),
];
