import { SEED_USERS } from '../world/cast';
import { lakeside, type Clinic } from '../world/clinics';
import type { Person } from '../world/people';
import type { World } from '../world/world';
import { refuse, type Situations } from './situations.types';

const KAI = 'kai';
const NAMESAKE = 'namesake';

/** What the situations of the kiosk mean in the clinic. */
export const kioskIdentificationSituations: Situations = {
  beginnings: { 'kiosk opened': { userId: KAI, path: '/kiosk/lakeside' } },
  outcomes: {
    'clinic by name': ask('name_dob'),
    'clinic by record number': ask('mrn'),
    'unknown clinic': ({ clinics }) => void clinics.delete(lakeside.displayId),
    'clinic cannot be read': refuse('kiosk-clinic'),
    'visitor found': (world) => havePeople(world, [KAI]),
    // A namesake in everything that a kiosk asks.
    'several visitors': (world) => havePeople(world, [KAI, NAMESAKE]),
    'no such visitor': (world) => havePeople(world, []),
    'visitor cannot be looked up': refuse('identify-patient'),
  },
};

function ask(identifyFlow: Clinic['identifyFlow']) {
  return ({ clinics }: World): void => {
    clinics.set(lakeside.displayId, { ...lakeside, identifyFlow });
  };
}

/** Of those who may be meant, the clinic has these. */
function havePeople({ people }: World, userIds: readonly string[]): void {
  const kai = SEED_USERS.map(({ person }) => person).find(({ userId }) => userId === KAI);
  for (const userId of [KAI, NAMESAKE]) {
    if (kai === undefined || !userIds.includes(userId)) people.delete(userId);
    else people.set(userId, { ...kai, userId, phoneNumber: '+12015550123' } satisfies Person);
  }
}
