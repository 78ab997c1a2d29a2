import type { CardIntents } from './card-intents';
import type { Clock } from './clock';
import { emptyIntake, type IntakeRecords } from './intake/intake-record';
import { POLICIES, type Policy } from './intake/policies';
import { QUESTIONNAIRE, type QuestionnairePage } from './intake/questionnaire';
import type { Invite } from './invites';
import { getMagicCode, makeMagicCode, type MagicCodes, type MagicCodeUse } from './magic-codes';
import { USER_IDS_WITH_ACCOUNT } from './signed-in-users-state';
import type { SentMessage } from './outbox';
import type { Person } from './people';

/** The state of new patients: invitations, codes and intakes. */
export type NewPatientsState = {
  invites: readonly Invite[];
  magicCodes: MagicCodes;
  magicCodeUse: MagicCodeUse;
  /** By user id of the invitation. */
  verificationCodes: Map<string, string>;
  /** By email. */
  resetCodes: Map<string, string>;
  intakes: IntakeRecords;
  /** The policies that every new patient accepts. */
  policies: readonly Policy[];
  /** The pages of the intake questionnaire. */
  questionnaire: readonly QuestionnairePage[];
  cardIntents: CardIntents;
  /** Number of upcoming setup intents that are returned without a client secret. */
  incompleteIntents: number;
  /** Every message sent, in order. */
  outbox: SentMessage[];
};

/** Shared by the invitations of the Lindqvist family. */
const FAMILY_PHONE = '+12015550130';

function createInvite(person: Person, overrides: Partial<Invite>): Invite {
  const { userId, patientId, email, phoneNumber, lastName, dateOfBirth } = person;
  return {
    userId,
    patientId,
    email,
    phoneNumber,
    lastName,
    dateOfBirth,
    isAccepted: false,
    ...overrides,
  };
}

function createInvites(people: ReadonlyMap<string, Person>): Invite[] {
  const inviteOverrides: [userId: string, overrides: Partial<Invite>][] = [
    ['ivy', { phoneNumber: '+12015550140' }],
    ['jonas', { phoneNumber: '+12015550141', isAccepted: true }],
    ['maya', { phoneNumber: FAMILY_PHONE }],
    ['mira', { phoneNumber: FAMILY_PHONE, email: 'mira@example.com' }],
    ['otto', { phoneNumber: FAMILY_PHONE }],
  ];
  return inviteOverrides.flatMap(([userId, overrides]) => {
    const person = people.get(userId);
    return person === undefined ? [] : [createInvite(person, overrides)];
  });
}

/** The initial state of new patients. */
export function createNewPatientsState(
  people: ReadonlyMap<string, Person>,
  clock: Clock,
): NewPatientsState {
  return {
    invites: createInvites(people),
    magicCodes: new Map([
      ...USER_IDS_WITH_ACCOUNT.map(
        (userId) => [getMagicCode(userId), makeMagicCode(clock, userId, 'sign-in')] as const,
      ),
      ['magic-expired', makeMagicCode(clock, 'ada', 'sign-in', true)],
      ['intake-nia', makeMagicCode(clock, 'nia', 'intake')],
      ['intake-nia-expired', makeMagicCode(clock, 'nia', 'intake', true)],
      ['intake-omar', makeMagicCode(clock, 'omar', 'intake')],
    ]),
    magicCodeUse: 'repeated',
    verificationCodes: new Map(),
    resetCodes: new Map(),
    intakes: new Map([
      ['nia', emptyIntake],
      ['omar', { ...emptyIntake, isCompletedBefore: true }],
    ]),
    cardIntents: new Map(),
    incompleteIntents: 0,
    policies: POLICIES,
    questionnaire: QUESTIONNAIRE,
    outbox: [],
  };
}
