import { endpoint, ok } from './endpoint';
import { findPerson } from './find';

/** Check-ins of a public link (§7); the clinic assigns none yet. */
export const checkInsEndpoints = [
  endpoint({
    name: 'assigned-checkins',
    method: 'GET',
    path: '/v1/public-api/user/:userId/assigned-checkins',
    answer: ({ world, params }) => {
      findPerson(world, params.userId);
      return ok([]);
    },
  }),
];
