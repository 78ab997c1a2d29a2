import { makeMagicCode } from '../world/magic-codes';
import type { World } from '../world/world';
import { resumeIntakeAt } from './intake.scenarios';
import { rejectNextRequest, type Scenarios, type SetUp } from './scenario.types';

/** The endpoint of the request that is refused: the number of the clinic for the new patient, else the profile. */
const getEndpoint = (userId: string) => (userId === 'nia' ? 'clinic-info' : 'user-profiles');

/** Rejects the next request of the start. */
const rejectRequest =
  (status: number): SetUp =>
  (world, userId, message) =>
    rejectNextRequest(getEndpoint(userId), status)(world, userId, message);

/** Adds a magic code, and refuses the first request of each start. */
function seed(world: World): void {
  world.magicCodes.set('walkthrough-refresh', makeMagicCode(world.clock, 'jonas', 'sign-in'));
  for (const userId of ['jonas', 'nia']) rejectRequest(401)(world, userId, null);
}

/** The scenarios of a request that is refused with 401. */
export const sessionRefreshScenarios: Scenarios = {
  seed,
  initialStates: {
    'profile refused': {
      userId: 'jonas',
      path: '/magic-link?code=walkthrough-refresh&next=/settings/account',
    },
    'clinic of an intake refused': resumeIntakeAt('CONTACT_INFO'),
  },
  outcomes: {
    'new tokens': () => undefined,
    'refresh refused': rejectNextRequest('refresh-token', 401),
    'refresh not possible now': rejectNextRequest('refresh-token', 429),
    'repeated request accepted': () => undefined,
    'repeated request refused': rejectRequest(401),
    'repeated request fails': rejectRequest(403),
  },
};
