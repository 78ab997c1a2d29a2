import { makeAssignment, type AnsweredAssignments, type Assignments } from './assignments';
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

/** A write that was carried out; a repeated one gets the same response, and changes nothing. */
type CompletedCommand = {
  /** Its path and body. */
  readonly request: string;
  readonly response: { readonly status: number; readonly body?: unknown };
};

/** The state behind public links. */
type PublicLinksState = {
  people: Map<string, Person>;
  /** By display id. */
  clinics: Map<string, Clinic>;
  /** By instrument id. */
  instruments: Map<string, Instrument>;
  assignments: Assignments;
  /** Changes with a submission: most servers keep a repeated assessment on the list. */
  answeredAssignments: AnsweredAssignments;
  consents: Consents;
  unverifiedBirthdays: UnverifiedBirthdays;
  /** By user id. */
  safetyNets: Map<string, readonly SafetyResource[]>;
  /** Ids of the users who have unsubscribed by link. */
  unsubscribed: Set<string>;
  /** In the order of receipt. */
  submissions: Submission[];
  /** Every received request, in order. */
  requests: LoggedRequest[];
  /** The commands that were carried out, by endpoint and `Idempotency-Key` (D10). */
  commands: Map<string, CompletedCommand>;
};

/** All data; a reset restores it. */
type WorldState = PublicLinksState & SignedInUsersState & NewPatientsState;

/** A simulated server: its data, its clock and its pending faults. */
export type World = WorldState & {
  readonly clock: Clock;
  readonly faults: Faults;
  /** Clears the faults and restores the initial data, with dates relative to the current time. */
  reset(): void;
  /** The requests to an endpoint since the last reset, in order. */
  readonly getRequests: (endpoint: string) => readonly LoggedRequest[];
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
    answeredAssignments: 'removed',
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
    commands: new Map(),
  };
}

function createState(clock: Clock): WorldState {
  const links = createPublicLinksState([...SEED_USERS, ...NEW_PATIENTS], clock);
  return {
    ...links,
    ...createSignedInUsersState(clock),
    ...createNewPatientsState(links.people, clock),
  };
}

/** Creates an independent world; the same clock gives the same data. */
export function createWorld(clock: Clock = systemClock): World {
  const world: World = {
    ...createState(clock),
    clock,
    faults: createFaults(),
    reset() {
      world.faults.clear();
      Object.assign(world, createState(clock));
    },
    getRequests: (name) => world.requests.filter(({ endpoint }) => endpoint === name),
  };
  return world;
}
