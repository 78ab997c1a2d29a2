import { getTimestamp } from '../world/clock';
import { storedDraft } from './stored-draft';
import { rejectNextRequest, type SetUp, type Scenarios } from './scenario.types';

const setAssignedModules =
  (...moduleIds: readonly string[]): SetUp =>
  ({ assignedCheckIns }, userId) =>
    assignedCheckIns.set(userId, moduleIds);

/** Marks a check-in as received, on a server that keeps it assigned. */
const markCompleted =
  (moduleId: string): SetUp =>
  ({ checkInScores, clock }, userId) => {
    const at = getTimestamp(clock);
    const received = {
      id: `${userId}-${moduleId}-received`,
      moduleId,
      versionId: '',
      createdAt: at,
      updatedAt: at,
      answers: [],
    };
    checkInScores.set(userId, [...(checkInScores.get(userId) ?? []), received]);
  };

/** The scenarios of taking check-ins. */
export const checkInStepperScenarios: Scenarios = {
  initialStates: {
    'check-in opened': { userId: 'ada', path: '/user/ada/check-ins?context=sms' },
    kiosk: {
      userId: 'ada',
      path: '/user/ada/check-ins?context=kiosk&homescreenUrl=/kiosk/lakeside',
    },
    'answers kept': {
      userId: 'ada',
      path: '/user/ada/check-ins?context=sms',
      tabStorage: storedDraft('check-ins', 'ada', { anxiety: { strength: '7' } }),
    },
  },
  outcomes: {
    'one page': setAssignedModules('anxiety'),
    lifestyle: setAssignedModules('lifestyle'),
    'one page, with answers kept': setAssignedModules('anxiety'),
    'two modules': setAssignedModules('lifestyle', 'anxiety'),
    'no such check-in': setAssignedModules(),
    'check-in cannot be read': rejectNextRequest('assigned-checkins'),
    'nothing received': () => undefined,
    'part received': setAssignedModules('anxiety'),
    'all received': setAssignedModules(),
    'completed meanwhile': markCompleted('anxiety'),
    'statuses cannot be read': rejectNextRequest('assigned-checkins'),
    'answers received': () => undefined,
    'submit refused': rejectNextRequest('submit-checkins'),
    'submit uncertain': rejectNextRequest('submit-checkins', 500),
  },
  // Reduces the module to two sliders, as in the fixtures.
  seed: ({ checkInModules }) => {
    const lifestyle = checkInModules.get('lifestyle');
    if (lifestyle === undefined) return;
    checkInModules.set('lifestyle', { ...lifestyle, nodes: lifestyle.nodes.slice(0, 2) });
  },
};
