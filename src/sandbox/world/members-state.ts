import { CAST_PASSWORD, type Accounts } from './accounts';
import { aFewScores, aYearOfScores, oneScore } from './check-ins/history';
import type { CheckInModule, CheckInScore } from './check-ins/check-in.types';
import { CHECK_IN_MODULES, lifestyle, symptomModules } from './check-ins/modules';
import type { Clock } from './clock';
import { safetyPlan, type Intervention } from './interventions';
import { usualComms, type OptionalComms } from './optional-comms';
import { dailyReminder, pausedReminder, usualReminders, type Reminders } from './reminders';
import { noSessions, type Sessions } from './sessions';

/** What the clinic keeps of the people who sign in; all by user id, but for accounts (by email). */
export type MembersState = {
  accounts: Accounts;
  sessions: Sessions;
  /** By module id. */
  checkInModules: Map<string, CheckInModule>;
  /** Ids of the modules that a person may check in with. */
  assignedCheckIns: Map<string, readonly string[]>;
  checkInScores: Map<string, readonly CheckInScore[]>;
  reminders: Reminders;
  optionalComms: Map<string, OptionalComms>;
  /** By intervention id; everybody has the same plan. */
  interventions: Map<string, Intervention>;
  dismissedSafetyNets: Set<string>;
  /** Whose phone counts steps. */
  stepCounters: Set<string>;
};

/** User ids of the cast who have an account. */
export const SIGNED_UP = ['ada', 'ben', 'jonas', 'sams-mother', 'noel'] as const;
const allModules = CHECK_IN_MODULES.map(({ id }) => id);
const aSymptom = symptomModules.slice(0, 1);
const aFew = [lifestyle, ...aSymptom].map(({ id }) => id);

/** Ben has sent STOP, Noel has no phone, and Jonas wants no push and little by email. */
function commsOf(userId: string): OptionalComms {
  const comms = usualComms(userId !== 'ben' && userId !== 'noel');
  return userId === 'jonas'
    ? { ...comms, isPushSubscribed: false, push: [], email: comms.email.slice(0, 1) }
    : comms;
}

/** The members of the cast, or of an empty clinic none. */
export function createMembersState(hasCast: boolean, clock: Clock): MembersState {
  const userIds = hasCast ? SIGNED_UP : [];
  return {
    accounts: new Map(
      userIds.map((userId) => {
        const email = `${userId}@example.com`;
        return [email, { userId, email, password: CAST_PASSWORD }];
      }),
    ),
    sessions: noSessions(),
    checkInModules: new Map(CHECK_IN_MODULES.map((module) => [module.id, module])),
    assignedCheckIns: new Map(
      hasCast
        ? [
            ['ada', allModules],
            ['jonas', allModules],
            ['ben', aFew],
            ['sams-mother', aFew],
          ]
        : [],
    ),
    checkInScores: new Map(
      hasCast
        ? [
            ['ada', aYearOfScores('ada', clock)],
            ['ben', [oneScore('ben', lifestyle, clock)]],
            ['sams-mother', aFewScores('sams-mother', [lifestyle, ...aSymptom], clock)],
          ]
        : [],
    ),
    reminders: new Map(
      hasCast
        ? [
            ['ada', usualReminders('ada')],
            ['sams-mother', [dailyReminder('sams-mother')]],
            ['jonas', [pausedReminder('jonas')]],
          ]
        : [],
    ),
    optionalComms: new Map(userIds.map((userId) => [userId, commsOf(userId)])),
    interventions: new Map([[safetyPlan.id, safetyPlan]]),
    dismissedSafetyNets: new Set(),
    stepCounters: new Set(hasCast ? ['ada', 'jonas'] : []),
  };
}
