import { toProfile } from '../world/people';
import { ok } from './endpoint';
import { getPersonClinic } from './find';
import { authenticatedEndpoint } from './authenticated-endpoint';
import { HttpError } from './http-error';

/** The signed-in user's profile, safety-net dismissal and completed forms (§7). */
export const profileEndpoints = [
  authenticatedEndpoint({
    name: 'user-profiles',
    method: 'GET',
    path: '/v1/client-api/account/user-profiles',
    respond: ({ world, person }) => {
      const hasSafetyNet =
        (world.safetyNets.get(person.userId) ?? []).length > 0 &&
        !world.dismissedSafetyNets.has(person.userId);
      return ok({ profiles: [toProfile(person, getPersonClinic(world, person), hasSafetyNet)] });
    },
  }),
  authenticatedEndpoint({
    name: 'dismiss-safety-net',
    method: 'PATCH',
    path: '/v1/client-api/users/:userId/safety-net/dismiss',
    respond: ({ world, person }) => {
      world.dismissedSafetyNets.add(person.userId);
      return { status: 204 };
    },
  }),
  authenticatedEndpoint({
    name: 'intervention',
    method: 'GET',
    path: '/v1/client-api/users/:userId/intervention/:interventionId',
    respond: ({ world, params }) => {
      const intervention = world.interventions.get(params.interventionId);
      if (intervention === undefined) throw new HttpError(404, 'We could not find this form.');
      return ok(intervention);
    },
  }),
  authenticatedEndpoint({
    name: 'update',
    method: 'POST',
    path: '/v1/client-api/users/:userId/update',
    respond: () => ok({}),
  }),
];
