import { makeAssignment, type Assignments } from './assignments';
import type { UnverifiedBirthdays } from './birthdays';
import type { LoggedRequest } from './request-log';
import { SEED_USERS } from './seed-users';
import { NEW_PATIENTS } from './new-patients';
import { createSignedInUsersState, type SignedInUsersState } from './signed-in-users-state';
import { createNewPatientsState, type NewPatientsState } from './new-patients-state';
import type { SeedUser } from './seed-user';
import { CLINICS, type Clinic } from './clinics';
import { systemClock, type Clock } from './clock';
import type { Consents } from './consents';
import { createFaults, type Faults } from './faults';
import { createInstruments } from './instruments/create-instruments';
import type { Instrument } from './instruments/instrument.types';
import type { Person } from './people';
import type { SafetyResource } from './safety-resources';
import type { Submission } from './submissions';

/** Who is there when the clinic opens: the whole cast, or nobody. */
export type Seed = 'default' | 'empty';

/** What belongs to public links. */
type PublicLinksState = {
  people: Map<string, Person>;
  /** By display id. */
  clinics: Map<string, Clinic>;
  /** By instrument id. */
  instruments: Map<string, Instrument>;
  assignments: Assignments;
  consents: Consents;
  unverifiedBirthdays: UnverifiedBirthdays;
  /** By user id. */
  safetyNets: Map<string, readonly SafetyResource[]>;
  /** User ids that get no messages. */
  unsubscribed: Set<string>;
  /** In the order of receipt. */
  submissions: Submission[];
  /** Every call received, in order. */
  requests: LoggedRequest[];
};

/** What changes while the clinic is open, and what it knows. */
export type WorldState = PublicLinksState & SignedInUsersState & NewPatientsState;

/** The stand-in clinic: its state, its clock, what is to go wrong, and a way back to the beginning. */
export type World = WorldState & {
  readonly clock: Clock;
  readonly faults: Faults;
  /** Everything as it was when the clinic opened, by the clock as it is now. */
  reset(): void;
};

function createPublicLinksState(users: readonly SeedUser[], clock: Clock): PublicLinksState {
  const getUserId = ({ person }: SeedUser) => person.userId;
  return {
    people: new Map(users.map((user) => [getUserId(user), user.person])),
    clinics: new Map(CLINICS.map((clinic) => [clinic.displayId, clinic])),
    instruments: createInstruments(),
    assignments: new Map(
      users.map((user) => [
        getUserId(user),
        user.assigned.map(([instrumentId, dueInDays]) =>
          makeAssignment(clock, getUserId(user), instrumentId, dueInDays),
        ),
      ]),
    ),
    consents: new Map(
      users.flatMap((user) =>
        user.consentCopy === null
          ? []
          : [[getUserId(user), { copy: user.consentCopy, acceptedAt: null }] as const],
      ),
    ),
    unverifiedBirthdays: new Set(users.filter((user) => !user.isBirthdayVerified).map(getUserId)),
    safetyNets: new Map(users.map((user) => [getUserId(user), user.safetyNet])),
    unsubscribed: new Set(),
    submissions: [],
    requests: [],
  };
}

function createState(users: readonly SeedUser[], clock: Clock): WorldState {
  const links = createPublicLinksState(users, clock);
  return {
    ...links,
    ...createSignedInUsersState(users.length > 0, clock),
    ...createNewPatientsState(links.people, clock),
  };
}

/** Opens a clinic of its own, the same one for the same seed and clock. */
export function createWorld(seed: Seed = 'default', clock: Clock = systemClock): World {
  const users = seed === 'default' ? [...SEED_USERS, ...NEW_PATIENTS] : [];
  const world: World = {
    ...createState(users, clock),
    clock,
    faults: createFaults(),
    reset() {
      world.faults.clear();
      Object.assign(world, createState(users, clock));
    },
  };
  return world;
}
