import { toProfile } from '../world/people';
import { ok } from './endpoint';
import { logoUrlOf } from './find';
import { memberEndpoint } from './member-endpoint';
import { Refusal } from './refusal';

/** Who is signed in, and what else belongs to them alone (§7). */
export const profileEndpoints = [
  memberEndpoint({
    name: 'user-profiles',
    method: 'GET',
    path: '/v1/client-api/account/user-profiles',
    answer: ({ world, person }) => {
      const hasSafetyNet =
        (world.safetyNets.get(person.userId) ?? []).length > 0 &&
        !world.dismissedSafetyNets.has(person.userId);
      return ok({ profiles: [toProfile(person, logoUrlOf(world, person), hasSafetyNet)] });
    },
  }),
  memberEndpoint({
    name: 'dismiss-safety-net',
    method: 'PATCH',
    path: '/v1/client-api/users/:userId/safety-net/dismiss',
    answer: ({ world, person }) => {
      world.dismissedSafetyNets.add(person.userId);
      return { status: 204 };
    },
  }),
  memberEndpoint({
    name: 'intervention',
    method: 'GET',
    path: '/v1/client-api/users/:userId/intervention/:interventionId',
    answer: ({ world, params }) => {
      const intervention = world.interventions.get(params.interventionId);
      if (intervention === undefined) throw new Refusal(404, 'We could not find this form.');
      return ok(intervention);
    },
  }),
  memberEndpoint({
    name: 'update',
    method: 'POST',
    path: '/v1/client-api/users/:userId/update',
    answer: () => ok({}),
  }),
];
