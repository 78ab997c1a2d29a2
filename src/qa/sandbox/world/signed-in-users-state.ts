import { SEED_PASSWORD, type Accounts } from './accounts';
import {
  createRecentScore,
  createSparseScores,
  createYearOfScores,
  ScoresByUser,
} from './check-ins/score-history';
import type { CheckInModule } from './check-ins/check-in.types';
import { CHECK_IN_MODULES, lifestyle, symptomModules } from './check-ins/modules';
import type { Clock } from './clock';
import { safetyPlan, type Intervention } from './interventions';
import { createDefaultComms, type OptionalComms } from './optional-comms';
import {
  createDailyReminder,
  createPausedReminder,
  createDefaultReminders,
  type Reminders,
} from './reminders';
import { createEmptySessions, type Sessions } from './sessions';

/** The state of users with an account; keyed by user id unless noted otherwise. */
export type SignedInUsersState = {
  /** By email. */
  accounts: Accounts;
  sessions: Sessions;
  /** By module id. */
  checkInModules: Map<string, CheckInModule>;
  /** Ids of the assigned modules. */
  assignedCheckIns: Map<string, readonly string[]>;
  checkInScores: ScoresByUser;
  reminders: Reminders;
  optionalComms: Map<string, OptionalComms>;
  /** By intervention id; shared by all users. */
  interventions: Map<string, Intervention>;
  dismissedSafetyNets: Set<string>;
  /** Ids of the users whose phone counts steps. */
  stepCounters: Set<string>;
};

/** Ids of the seed users with an account. */
export const USER_IDS_WITH_ACCOUNT = ['ada', 'ben', 'jonas', 'sams-mother', 'noel'] as const;
const allModuleIds = CHECK_IN_MODULES.map(({ id }) => id);
const firstSymptomModules = symptomModules.slice(0, 1);
const fewModuleIds = [lifestyle, ...firstSymptomModules].map(({ id }) => id);

/** Ben has opted out of texts, Noel has no phone, and Jonas wants no push messages and few emails. */
function createComms(userId: string): OptionalComms {
  const comms = createDefaultComms(userId !== 'ben' && userId !== 'noel');
  return userId === 'jonas'
    ? { ...comms, isPushSubscribed: false, push: [], email: comms.email.slice(0, 1) }
    : comms;
}

/** The initial state of users with an account. */
export function createSignedInUsersState(clock: Clock): SignedInUsersState {
  const createdAt = clock.now();
  // Scores are generated later, with the dates that they would have now.
  const clockAtStart = { now: () => createdAt };
  return {
    accounts: new Map(
      USER_IDS_WITH_ACCOUNT.map((userId) => {
        const email = `${userId}@example.com`;
        return [email, { userId, email, password: SEED_PASSWORD }];
      }),
    ),
    sessions: createEmptySessions(),
    checkInModules: new Map(CHECK_IN_MODULES.map((module) => [module.id, module])),
    assignedCheckIns: new Map([
      ['ada', allModuleIds],
      ['jonas', allModuleIds],
      ['ben', fewModuleIds],
      ['sams-mother', fewModuleIds],
    ]),
    checkInScores: new ScoresByUser(
      new Map([
        ['ada', () => createYearOfScores('ada', clockAtStart)],
        ['ben', () => [createRecentScore('ben', lifestyle, clockAtStart)]],
        [
          'sams-mother',
          () =>
            createSparseScores('sams-mother', [lifestyle, ...firstSymptomModules], clockAtStart),
        ],
      ]),
    ),
    reminders: new Map([
      ['ada', createDefaultReminders('ada')],
      ['sams-mother', [createDailyReminder('sams-mother')]],
      ['jonas', [createPausedReminder('jonas')]],
    ]),
    optionalComms: new Map(USER_IDS_WITH_ACCOUNT.map((userId) => [userId, createComms(userId)])),
    interventions: new Map([[safetyPlan.id, safetyPlan]]),
    dismissedSafetyNets: new Set(),
    stepCounters: new Set(['ada', 'jonas']),
  };
}
