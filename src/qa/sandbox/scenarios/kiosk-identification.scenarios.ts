import { SEED_USERS } from '../world/seed-users';
import { lakeside, type Clinic } from '../world/clinics';
import type { Person } from '../world/people';
import type { World } from '../world/world';
import { rejectNextRequest, type Scenarios } from './scenario.types';

const KAI = 'kai';
const NAMESAKE = 'namesake';

/** The scenarios of the kiosk. */
export const kioskIdentificationScenarios: Scenarios = {
  initialStates: { 'kiosk opened': { userId: KAI, path: '/kiosk/lakeside' } },
  outcomes: {
    'clinic by name': setIdentifyFlow('name_dob'),
    'clinic by record number': setIdentifyFlow('mrn'),
    'unknown clinic': ({ clinics }) => void clinics.delete(lakeside.displayId),
    'clinic cannot be read': rejectNextRequest('kiosk-clinic'),
    'visitor found': (world) => setPatients(world, [KAI]),
    // The namesake has the same values for everything that a kiosk asks for.
    'several visitors': (world) => setPatients(world, [KAI, NAMESAKE]),
    'no such visitor': (world) => setPatients(world, []),
    'visitor cannot be looked up': rejectNextRequest('identify-patient'),
  },
};

function setIdentifyFlow(identifyFlow: Clinic['identifyFlow']) {
  return ({ clinics }: World): void => {
    clinics.set(lakeside.displayId, { ...lakeside, identifyFlow });
  };
}

/** Keeps only these of the patients that match the visitor's input. */
function setPatients({ people }: World, userIds: readonly string[]): void {
  const kai = SEED_USERS.map(({ person }) => person).find(({ userId }) => userId === KAI);
  for (const userId of [KAI, NAMESAKE]) {
    if (kai === undefined || !userIds.includes(userId)) people.delete(userId);
    else people.set(userId, { ...kai, userId, phoneNumber: '+12015550123' } satisfies Person);
  }
}
