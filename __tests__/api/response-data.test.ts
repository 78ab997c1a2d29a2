import type { ApiDispatch } from '../../src/api/api-dispatch';
import { assessmentsApi } from '../../src/api/assessments.api';
import { billingApi } from '../../src/api/billing.api';
import { checkInsApi } from '../../src/api/check-ins.api';
import { insightsApi } from '../../src/api/insights.api';
import { legalApi } from '../../src/api/legal.api';
import { profileApi } from '../../src/api/profile.api';
import { intakeSessionSlice } from '../../src/state/intake.slice';
import { allowConsole } from '../support/fail-on-console';
import { ada, adaByLink, API, openTab } from './support/open-tab';

type Start = (dispatch: ApiDispatch) => PromiseLike<{ data?: unknown; error?: unknown }>;

/** Requests an endpoint whose response has this body; returns the data that the app gets. */
async function read(start: Start, body: unknown) {
  allowConsole(/does not have the expected shape/);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)));
  const { store } = openTab(ada);
  store.dispatch(intakeSessionSlice.actions.started(adaByLink));
  const { data, error } = await start(store.dispatch);
  expect(error).toBeUndefined();
  return data;
}

const once = { subscribe: false } as const;
const checkIns = checkInsApi.endpoints;
const completed = { id: 'mood', lastCompletedAt: '2026-11-02T08:00:00Z' };
const checkInModule = { ...completed, title: 'Mood', content: { nodes: [] } };
const score = { id: 's1', moduleId: 'mood', versionId: 3, createdAt: '2026-11-02T08:00:00Z' };
const series = {
  type: 'mood',
  title: 'Mood',
  data: [{ date: '2026-11-02', value: 3, display: '3' }],
};
const profile = { userId: 'ada', firstName: 'Ada', lastName: 'Bell', safetyNetEnabled: true };

const getDefinitions: Start = (dispatch) =>
  dispatch(assessmentsApi.endpoints.getAssessments.initiate(['phq-9', 'gad-7'], once));
const getStatuses: Start = (dispatch) =>
  dispatch(checkIns.getAssignedCheckInStatuses.initiate('ada', once));
const getPublicStatuses: Start = (dispatch) =>
  dispatch(checkIns.getAssignedPublicCheckInStatuses.initiate('ada', once));
const getScores: Start = (dispatch) =>
  dispatch(checkIns.getCheckInScores.initiate({ userId: 'ada', checkInIds: ['mood'] }, once));
const createSetupIntent: Start = (dispatch) =>
  dispatch(billingApi.endpoints.createSetupIntent.initiate());
const getGraph: Start = (dispatch) =>
  dispatch(
    insightsApi.endpoints.getSymptomsGraph.initiate({ userId: 'ada', timeScale: 'all' }, once),
  );
const getProfile: Start = (dispatch) =>
  dispatch(profileApi.endpoints.getProfile.initiate(undefined, once));

describe('§7 the data of a response', () => {
  it.each<[what: string, start: Start, body: unknown, data: unknown]>([
    [
      'the definitions that have an id',
      getDefinitions,
      [{ id: 'phq-9' }, { name: 'GAD-7' }],
      [{ id: 'phq-9' }],
    ],
    [
      'when each check-in was completed, without its content',
      getStatuses,
      [checkInModule],
      [completed],
    ],
    ['the same of a public link', getPublicStatuses, [checkInModule], [completed]],
    [
      'completed check-ins and their modules',
      getScores,
      { checkInModules: [checkInModule], checkInScores: [score] },
      { checkInModules: [checkInModule], checkInScores: [{ ...score, versionId: '3' }] },
    ],
    [
      'completed check-ins, also if their modules and times cannot be read',
      getScores,
      { checkInModules: 'none', checkInScores: [{ ...score, versionId: [], createdAt: 7 }] },
      { checkInModules: [], checkInScores: [{ ...score, versionId: null, createdAt: '' }] },
    ],
    [
      'what the payment step needs',
      createSetupIntent,
      { id: 'seti', clientSecret: 'secret', stripeConnectAccountId: 'acct' },
      { clientSecret: 'secret', stripeConnectAccountId: 'acct' },
    ],
    [
      'null for what the payment step needs and does not get',
      createSetupIntent,
      {},
      { clientSecret: null, stripeConnectAccountId: null },
    ],
    ['a graph with its time range', getGraph, [series], { timeScale: 'all', series: [series] }],
  ])('is %s', async (_, start, body, data) => {
    expect(await read(start, body)).toEqual(data);
  });

  it.each([
    [
      'an empty name if it is null',
      { firstName: null, lastName: null },
      { firstName: '', lastName: '' },
    ],
    [
      'an empty name if it is no text',
      { firstName: 7, lastName: {} },
      { firstName: '', lastName: '' },
    ],
    [
      'no banner of the safety net without a flag',
      { safetyNetEnabled: undefined },
      { safetyNetEnabled: false },
    ],
    [
      'the banner of the safety net if its flag cannot be read',
      { safetyNetEnabled: 'no' },
      { safetyNetEnabled: true },
    ],
  ])('is a profile with %s', async (_, wrong, expected) => {
    const body = {
      profiles: [
        { ...profile, ...wrong },
        { ...profile, userId: 'ben' },
      ],
    };
    expect(await read(getProfile, body)).toMatchObject({ ...profile, ...expected });
  });

  it('is the text of a legal page', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<h1>Terms</h1>'));
    const { dispatch } = openTab(null).store;
    const { getLegalPage } = legalApi.endpoints;
    const { data } = await dispatch(getLegalPage.initiate(`${API}/legal/terms.html`, once));
    expect(data).toBe('<h1>Terms</h1>');
  });
});
