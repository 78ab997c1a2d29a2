import { makeAssignment, type Assignments } from './assignments';
import type { UnverifiedBirthdays } from './birthdays';
import type { LoggedCall } from './call-log';
import { CAST } from './cast';
import { NEWCOMERS } from './newcomers';
import { createMembersState, type MembersState } from './members-state';
import { createNewcomersState, type NewcomersState } from './newcomers-state';
import type { CastMember } from './cast-member';
import { CLINICS, type Clinic } from './clinics';
import { systemClock, type Clock } from './clock';
import type { Consents } from './consents';
import { createFaults, type Faults } from './faults';
import { createInstruments } from './instruments/catalogue';
import type { Instrument } from './instruments/instrument.types';
import type { Person } from './people';
import type { SafetyResource } from './safety-resources';
import type { Submission } from './submissions';

/** Who is there when the clinic opens: the whole cast, or nobody. */
export type Seed = 'cast' | 'empty';

/** What belongs to public links. */
type LinksState = {
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
  calls: LoggedCall[];
};

/** What changes while the clinic is open, and what it knows. */
export type WorldState = LinksState & MembersState & NewcomersState;

/** The stand-in clinic: its state, its clock, what is to go wrong, and a way back to the beginning. */
export type World = WorldState & {
  readonly clock: Clock;
  readonly faults: Faults;
  /** Everything as it was when the clinic opened, by the clock as it is now. */
  reset(): void;
};

function createLinksState(members: readonly CastMember[], clock: Clock): LinksState {
  const userIdOf = ({ person }: CastMember) => person.userId;
  return {
    people: new Map(members.map((member) => [userIdOf(member), member.person])),
    clinics: new Map(CLINICS.map((clinic) => [clinic.displayId, clinic])),
    instruments: createInstruments(),
    assignments: new Map(
      members.map((member) => [
        userIdOf(member),
        member.assigned.map(([instrumentId, dueInDays]) =>
          makeAssignment(clock, userIdOf(member), instrumentId, dueInDays),
        ),
      ]),
    ),
    consents: new Map(
      members.flatMap((member) =>
        member.consentCopy === null
          ? []
          : [[userIdOf(member), { copy: member.consentCopy, acceptedAt: null }] as const],
      ),
    ),
    unverifiedBirthdays: new Set(
      members.filter((member) => !member.isBirthdayVerified).map(userIdOf),
    ),
    safetyNets: new Map(members.map((member) => [userIdOf(member), member.safetyNet])),
    unsubscribed: new Set(),
    submissions: [],
    calls: [],
  };
}

function createState(members: readonly CastMember[], clock: Clock): WorldState {
  const links = createLinksState(members, clock);
  return {
    ...links,
    ...createMembersState(members.length > 0, clock),
    ...createNewcomersState(links.people, clock),
  };
}

/** Opens a clinic of its own, the same one for the same seed and clock. */
export function createWorld(seed: Seed = 'cast', clock: Clock = systemClock): World {
  const members = seed === 'cast' ? [...CAST, ...NEWCOMERS] : [];
  const world: World = {
    ...createState(members, clock),
    clock,
    faults: createFaults(),
    reset() {
      world.faults.clear();
      Object.assign(world, createState(members, clock));
    },
  };
  return world;
}
