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
  (dispatch) => dispatch(checkIns.submitCheckIns.initiate({ userId: 'ada', checkIns: [] })),
];

const succeeded: Reply = { body: { success: true } };
const unverified: Reply = { body: { success: false } };
const refused: Reply = { status: 409, body: { message: 'No.' } };
const failed: Reply = { status: 500 };

describe('what a screen shows', () => {
  it.each<[string, Shown, string, Command, Reply, boolean]>([
    ['the reminders', shownReminders, 'a new one', addReminder, succeeded, true],
    ['the reminders', shownReminders, 'one that may have been created', addReminder, failed, true],
    ['the reminders', shownReminders, 'one that was refused', addReminder, refused, false],
    ['the reminders', shownReminders, 'a deletion', deleteReminder, succeeded, true],
    ['the reminders', shownReminders, 'a refused deletion', deleteReminder, refused, true],
    ['the birthday’s status', shownBirthday, 'the verification', verifyBirthday, succeeded, true],
    ['the birthday’s status', shownBirthday, 'a wrong date', verifyBirthday, unverified, false],
    ['the birthday’s status', shownBirthday, 'a failure', verifyBirthday, failed, false],
    ['the assigned check-ins', shownCheckIns, 'a submit', submitCheckIns, succeeded, true],
    ['the completed check-ins', shownScores, 'a submit', submitCheckIns, succeeded, true],
    ['a graph', shownGraph, 'a submit of check-ins', submitCheckIns, succeeded, true],
    ['the worksheets', shownWorksheets, 'a submit of check-ins', submitCheckIns, succeeded, true],
  ])(
    'is requested again where a command may have changed it: %s, after %s',
    async (_what, [path, show, body], _command, [commandPath, send], reply, isReread) => {
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
