import type { ApiDispatch } from '../../src/api/api-dispatch';
import { checkInsApi } from '../../src/api/check-ins.api';
import { insightsApi } from '../../src/api/insights.api';
import { preferencesApi } from '../../src/api/preferences.api';
import { userGateApi } from '../../src/api/user-gate.api';
import { mockFetch } from './support/mock-fetch';
import { ada, openTab } from './support/open-tab';

type Reply = Parameters<ReturnType<typeof mockFetch>['respond']>[1];
type Start = (dispatch: ApiDispatch) => PromiseLike<unknown>;

const client = '/v1/client-api/users/ada';
const clientV2 = '/v2/client-api/users/ada';
const user = '/v1/public-api/user/ada';

/** What a screen shows: its path, its query, and a response. */
type Shown = readonly [path: string, start: Start, body: unknown];
/** A command: its path, and how it is started. */
type Command = readonly [path: string, start: Start];

const reminders = `${client}/notification-preferences`;
const shownReminders: Shown = [
  reminders,
  (dispatch) => dispatch(preferencesApi.endpoints.getReminders.initiate('ada')),
  [],
];
const addReminder: Command = [
  reminders,
  (dispatch) =>
    dispatch(
      preferencesApi.endpoints.addReminder.initiate({
        userId: 'ada',
        reminder: { daysOfWeek: ['Mon'], timeOfDay: '09:00:00' },
        key: 'a-key',
      }),
    ),
];
const deleteReminder: Command = [
  `${reminders}/r1`,
  (dispatch) =>
    dispatch(preferencesApi.endpoints.deleteReminder.initiate({ userId: 'ada', reminderId: 'r1' })),
];

const birthday = { userId: 'ada', telecomType: null } as const;
const shownBirthday: Shown = [
  `${user}/birthday-verification-status`,
  (dispatch) => dispatch(userGateApi.endpoints.getBirthdayStatus.initiate(birthday)),
  { isVerified: false },
];
const verifyBirthday: Command = [
  `${user}/birthday-verification`,
  (dispatch) =>
    dispatch(
      userGateApi.endpoints.verifyBirthday.initiate({ ...birthday, dateOfBirth: '1990-02-01' }),
    ),
];

const checkIns = checkInsApi.endpoints;
const shownCheckIns: Shown = [
  `${clientV2}/check-ins/assigned`,
  (dispatch) => dispatch(checkIns.getAssignedCheckIns.initiate({ userId: 'ada' })),
  [],
];
const shownScores: Shown = [
  `${clientV2}/check-ins/scores`,
  (dispatch) =>
    dispatch(checkIns.getCheckInScores.initiate({ userId: 'ada', checkInIds: ['mood'] })),
  { checkInModules: [], checkInScores: [] },
];
const shownGraph: Shown = [
  `${client}/insights/symptoms-graph`,
  (dispatch) =>
    dispatch(
      insightsApi.endpoints.getSymptomsGraph.initiate({ userId: 'ada', timeScale: '1_week' }),
    ),
  [],
];
const shownWorksheets: Shown = [
  `${client}/insights/worksheet-summary`,
  (dispatch) => dispatch(insightsApi.endpoints.getWorksheetSummary.initiate('ada')),
  [],
];
const submitCheckIns: Command = [
  `${client}/check-ins/submit`,
  (dispatch) =>
    dispatch(checkIns.submitCheckIns.initiate({ userId: 'ada', checkIns: [], key: 'a-key' })),
];

const succeeded: Reply = { body: { success: true } };
const unverified: Reply = { body: { success: false } };
const refused: Reply = { status: 409, body: { message: 'No.' } };
const failed: Reply = { status: 500 };

describe('what a screen shows', () => {
  it.each<[what: string, command: string, Shown, Command, Reply, isReread: boolean]>([
    ['the reminders', 'a new one', shownReminders, addReminder, succeeded, true],
    ['the reminders', 'one that may have been created', shownReminders, addReminder, failed, true],
    ['the reminders', 'one that was refused', shownReminders, addReminder, refused, false],
    ['the reminders', 'a deletion', shownReminders, deleteReminder, succeeded, true],
    ['the reminders', 'a refused deletion', shownReminders, deleteReminder, refused, true],
    ['the birthday’s status', 'the verification', shownBirthday, verifyBirthday, succeeded, true],
    ['the birthday’s status', 'a wrong date', shownBirthday, verifyBirthday, unverified, false],
    ['the birthday’s status', 'a failure', shownBirthday, verifyBirthday, failed, false],
    ['the assigned check-ins', 'a submit', shownCheckIns, submitCheckIns, succeeded, true],
    ['the completed check-ins', 'a submit', shownScores, submitCheckIns, succeeded, true],
    ['a graph', 'a submit of check-ins', shownGraph, submitCheckIns, succeeded, true],
    ['the worksheets', 'a submit of check-ins', shownWorksheets, submitCheckIns, succeeded, true],
  ])(
    'is requested again if a command may have changed it: %s, after %s',
    async (_what, _command, [path, show, body], [commandPath, send], reply, isReread) => {
      const server = mockFetch();
      const { dispatch } = openTab(ada).store;
      void show(dispatch);
      await server.respond(path, { body });
      const sending = send(dispatch);
      await server.respond(commandPath, reply);
      await sending;
      const reads = server.requestsTo(path).filter(({ method }) => method === 'GET');
      expect(reads).toHaveLength(isReread ? 2 : 1);
    },
  );
});
