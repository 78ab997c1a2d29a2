import { accountOf, openCardIntent } from '../world/card-intents';
import { ok } from './endpoint';
import { clinicOf } from './find';
import { memberEndpoint } from './member-endpoint';

/** What the card provider needs to take a card (§7 billing); the clinic hears no more of it. */
export const billingEndpoints = [
  memberEndpoint({
    name: 'setup-intent',
    method: 'POST',
    path: '/v1/public-api/billing/setup-intent',
    answer: ({ world, person }) => {
      const account = accountOf(clinicOf(world, person).displayId);
      const { id, clientSecret } = openCardIntent(world.cardIntents, person, account);
      if (world.incompleteIntents > 0) {
        world.incompleteIntents -= 1;
        return ok({ id, stripeConnectAccountId: account });
      }
      return ok({ clientSecret, id, stripeConnectAccountId: account });
    },
  }),
];
