import { endpoint, ok } from './endpoint';
import { findPerson } from './find';

/** A person's crisis resources, available without consent or date-of-birth check (§2 safety-net, D9). */
export const safetyNetEndpoints = [
  endpoint({
    name: 'safety-net',
    method: 'GET',
    path: '/v1/public-api/user/:userId/safety-net',
    respond: ({ world, params }) =>
      ok(world.safetyNets.get(findPerson(world, params.userId).userId) ?? []),
  }),
];
