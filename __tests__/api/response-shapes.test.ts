import type { ApiDispatch } from '../../src/api/api-dispatch';
import { assessmentsApi } from '../../src/api/assessments.api';
import { checkInsApi } from '../../src/api/check-ins.api';
import { insightsApi } from '../../src/api/insights.api';
import { intakeApi } from '../../src/api/intake.api';
import { preferencesApi } from '../../src/api/preferences.api';
import { publicUserApi } from '../../src/api/public-user.api';
import { safetyNetApi } from '../../src/api/safety-net.api';
import { userGateApi } from '../../src/api/user-gate.api';
import { allowConsole } from '../support/fail-on-console';
import { ada, openTab } from './support/open-tab';

const UNCACHED = { subscribe: false, forceRefetch: true } as const;

/** Requests an endpoint whose response has this body. */
async function read(
  body: unknown,
  request: (dispatch: ApiDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>,
) {
  allowConsole(/does not have the expected shape/);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(body, { status: 200 })));
  const { store } = openTab(ada);
  const { data, error } = await request(store.dispatch);
  const logged = jest.mocked(console.warn).mock.calls.flat().map(String);
  return { data, error, logged };
}

const readSafetyNet = (body: unknown) =>
  read(body, (dispatch) => dispatch(safetyNetApi.endpoints.getSafetyNet.initiate('ada', UNCACHED)));
const readAssigned = (body: unknown) =>
  read(body, (dispatch) =>
    dispatch(assessmentsApi.endpoints.getAssignedAssessments.initiate('ada', UNCACHED)),
  );
const readStatuses = (body: unknown) =>
  read(body, (dispatch) =>
    dispatch(assessmentsApi.endpoints.getAssignedAssessmentStatuses.initiate('ada', UNCACHED)),
  );
const readReminders = (body: unknown) =>
  read(body, (dispatch) =>
    dispatch(preferencesApi.endpoints.getReminders.initiate('ada', UNCACHED)),
  );
const readUser = (body: unknown) =>
  read(body, (dispatch) =>
    dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada', UNCACHED)),
  );
const readBranding = (body: unknown) =>
  read(body, (dispatch) => dispatch(intakeApi.endpoints.getBranding.initiate('code', UNCACHED)));
const readConsent = (body: unknown) =>
  read(body, (dispatch) =>
    dispatch(userGateApi.endpoints.getConsentInfo.initiate('ada', UNCACHED)),
  );

const lifeline = { displayText: 'Lifeline', type: 'call', value: '988' };

describe('§8 the safety net', () => {
  it.each([
    ['a number as its value', { ...lifeline, value: 988 }, lifeline],
    ['a value that is no text', { ...lifeline, value: ['988'] }, { ...lifeline, value: null }],
    ['no value', { displayText: 'Lifeline', type: 'call' }, { ...lifeline, value: null }],
    ['no text', { ...lifeline, displayText: null }, { ...lifeline, displayText: '988' }],
    ['a blank text', { ...lifeline, displayText: ' ' }, { ...lifeline, displayText: '988' }],
    [
      'a text that is no text',
      { ...lifeline, displayText: {} },
      { ...lifeline, displayText: '988' },
    ],
    ['a type that is no text', { ...lifeline, type: 7 }, { ...lifeline, type: '' }],
    ['no type', { displayText: 'Lifeline', value: '988' }, { ...lifeline, type: '' }],
    ['nothing but text', 'Call Ann', { displayText: 'Call Ann', type: '', value: null }],
  ])('§8: shows a resource with %s, and the others', async (_, odd, shown) => {
    expect((await readSafetyNet([lifeline, odd])).data).toEqual([lifeline, shown]);
  });

  it.each([null, {}, [], '', { displayText: ' ', type: 'call', value: null }])(
    '§8: shows the other resources when one is %j',
    async (odd) => {
      expect((await readSafetyNet([odd, lifeline])).data).toEqual([lifeline]);
    },
  );

  it('§8: a list without any resource that can be read is an error, not an empty list', async () => {
    expect((await readSafetyNet([{}, null])).error).toMatchObject({ reason: 'malformed' });
    expect((await readSafetyNet([])).data).toEqual([]);
  });
});

const assigned = { isOverdue: true, assessment: { id: 'phq-9', name: 'PHQ-9' } };

describe('§8 lists are read item by item', () => {
  it.each([null, 'phq-9', { isOverdue: true }, { ...assigned, assessment: { id: [7] } }])(
    '§8: lists the other assessments when one is %j',
    async (odd) => {
      expect((await readAssigned([odd, assigned])).data).toMatchObject([assigned]);
    },
  );

  it.each([null, 'phq-9', { isOverdue: true }, { ...assigned, assessment: { id: {} } }])(
    'D9 the list that is read before a repeated submit is an error if one item is %j',
    async (odd) => {
      expect((await readStatuses([assigned, odd])).error).toMatchObject({ reason: 'malformed' });
      expect((await readStatuses([assigned])).data).toMatchObject([assigned]);
    },
  );

  it('§8: optional fields of an assessment that cannot be read are left out', async () => {
    const odd = { dueDate: 7, assessment: { id: 'gad-7', name: {}, totalQuestions: 'seven' } };
    expect((await readAssigned([odd])).data).toEqual([
      expect.objectContaining({
        dueDate: null,
        isOverdue: true,
        assessment: { id: 'gad-7', name: null, totalQuestions: null },
      }),
    ]);
  });

  it('§8: an odd reminder does not hide the others', async () => {
    const reminder = { id: 'r', notificationType: 'check_in', timeOfDay: '09:00:00' };
    const odd = { ...reminder, id: 'odd', daysOfWeek: ['Mon', 'Montag'], isActive: 'yes' };
    const other = { notificationType: 'assessment', daysOfWeek: 7 };
    const { data } = await readReminders([null, other, odd, { ...reminder, daysOfWeek: ['Tue'] }]);
    expect(data).toEqual([
      { ...reminder, id: 'odd', daysOfWeek: [], isActive: true },
      { ...reminder, daysOfWeek: ['Tue'], isActive: true },
    ]);
  });

  it('§8: an item that the response repeats is listed once', async () => {
    const reminder = { id: 'r', notificationType: 'check_in', timeOfDay: '09:00:00' };
    expect(
      (await readReminders([reminder, { ...reminder, id: 's' }, reminder])).data,
    ).toMatchObject([{ id: 'r' }, { id: 's' }]);
    const twice = [
      { id: 7, count: 3 },
      { id: '7', count: 3 },
    ];
    const { getAssignedCheckIns } = checkInsApi.endpoints;
    const checkIns = await read(twice, (dispatch) =>
      dispatch(getAssignedCheckIns.initiate({ userId: 'ada' }, UNCACHED)),
    );
    expect(checkIns.data).toMatchObject([{ id: '7' }]);
    const { getWorksheetSummary } = insightsApi.endpoints;
    const worksheets = await read(twice, (dispatch) =>
      dispatch(getWorksheetSummary.initiate('ada', UNCACHED)),
    );
    expect(worksheets.data).toMatchObject([{ id: '7' }]);
  });

  it('§8: a clinic with a blank name is one without a name', async () => {
    const { data: user } = await readUser({ id: 'ada', clinic: { name: ' ' } });
    expect(user).toMatchObject({ clinic: { name: null } });
    expect((await readBranding({ name: '' })).data).toMatchObject({ name: null });
  });

  it.each(['clinician', 7, null, undefined])(
    '§8: a user of type %j reads the texts of a patient',
    async (type) => {
      expect((await readUser({ id: 'ada', type, clinic: 'none', info: 7 })).data).toMatchObject({
        id: 'ada',
        type: 'patient',
        clinic: null,
        info: null,
      });
    },
  );

  it('§8: nobody is asked to agree to a text that cannot be read', async () => {
    const consent = { consentRequired: true, consentCopy: 7 };
    expect((await readConsent(consent)).error).toMatchObject({ reason: 'malformed' });
    const { data, logged } = await readConsent({ ...consent, consentRequired: false });
    expect(data).toEqual({ consentRequired: false, consentCopy: null });
    expect(logged.at(-1)).toMatch(/^The response of getConsentInfo .*: consentCopy \(/);
  });

  it.each([null, '', '<p>&nbsp;<br></p>', 'Please.', '<p>Please.</p>', 'a < b'])(
    'D9 the text of a consent can be %j',
    async (consentCopy) => {
      const consent = { consentRequired: true, consentCopy };
      expect((await readConsent(consent)).data).toEqual(consent);
    },
  );
});

describe('§8 the log of wrong shapes', () => {
  it('§8: names the endpoint, the path and the types of a field that is tolerated', async () => {
    const { logged } = await readSafetyNet([lifeline, { ...lifeline, value: ['Ann is sad'] }]);
    expect(logged).toEqual([
      'The response of getSafetyNet does not have the expected shape: [1].value (expected (string | number), received array)',
    ]);
  });

  it('§8: names the endpoint, the path and the types of a field that fails the response', async () => {
    const { logged } = await readConsent({ consentRequired: 'Ann is sad', consentCopy: 'Please.' });
    expect(logged).toEqual([
      'The response of getConsentInfo does not have the expected shape: consentRequired (expected boolean, received string)',
    ]);
  });

  it('§8: names the first fields only when there are many', async () => {
    const { logged } = await readSafetyNet([lifeline, ...Array.from({ length: 50 }, () => null)]);
    expect(logged.join()).toMatch(/\[1\].*\[5\].*; 45 more$/);
  });
});
