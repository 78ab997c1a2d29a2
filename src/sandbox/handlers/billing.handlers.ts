import { ok } from './endpoint';
import { memberEndpoint } from './member-endpoint';

/** What the card provider needs to take a card (§7 billing); the clinic hears no more of it. */
export const billingEndpoints = [
  memberEndpoint({
    name: 'setup-intent',
    method: 'POST',
    path: '/v1/public-api/billing/setup-intent',
    answer: ({ person }) =>
      ok({
        clientSecret: `seti_${person.userId}_secret_sandbox`,
        id: `seti_${person.userId}`,
        stripeConnectAccountId: 'acct_lakeside',
      }),
  }),
];
