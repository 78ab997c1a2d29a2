import { assessmentsApi } from '../../src/api/assessments.api';
import type { ApiDispatch } from '../../src/api/api-dispatch';
import { baseApi } from '../../src/api/base-api';
import { billingApi } from '../../src/api/billing.api';
import { checkInsApi } from '../../src/api/check-ins.api';
import { clinicsApi } from '../../src/api/clinics.api';
import { identityApi } from '../../src/api/identity.api';
import { insightsApi } from '../../src/api/insights.api';
import { intakeApi } from '../../src/api/intake.api';
import { interventionsApi } from '../../src/api/interventions.api';
import { kioskApi } from '../../src/api/kiosk.api';
import { legalApi } from '../../src/api/legal.api';
import { onboardingApi } from '../../src/api/onboarding.api';
import { passwordResetApi } from '../../src/api/password-reset.api';
import { patientsApi } from '../../src/api/patients.api';
import { preferencesApi } from '../../src/api/preferences.api';
import { profileApi } from '../../src/api/profile.api';
import { publicUserApi } from '../../src/api/public-user.api';
import { safetyNetApi } from '../../src/api/safety-net.api';
import { subscriptionsApi } from '../../src/api/subscriptions.api';
import { userGateApi } from '../../src/api/user-gate.api';
import type { ApiOrigins } from '../../src/api/thunk-extra';
import { intakeSessionSlice } from '../../src/state/intake.slice';
import { sessionSlice } from '../../src/state/session.slice';
import { ada, adaByLink, API, IDENTITY, openTab } from './support/open-tab';

type Row = {
  /** Method and URL, without the API's origin. */
  readonly request: string;
  readonly body?: unknown;
  readonly start: (dispatch: ApiDispatch) => PromiseLike<{ readonly error?: unknown }>;
};

const once = { subscribe: false } as const;
const ownOrigin: ApiOrigins = { apiBaseUrl: '', identityBaseUrl: '' };
const graph = { userId: 'ada', timeScale: '6_months' } as const;
const user = '/v1/public-api/user/ada';
const client = '/v1/client-api/users/ada';
const clientV2 = '/v2/client-api/users/ada';
const intake = '/v1/public-api/intake';

const assessments = assessmentsApi.endpoints;
const checkIns = checkInsApi.endpoints;
const submission = {
  assessments: [{ id: 'phq-9', answers: [] }],
  assigneeUserId: 'ada',
  isNewPatient: false,
  source: 'sms',
  submissionType: 'default',
} as const;
const key = 'a-key';
const checkIn = { moduleVersionId: 'v1', moduleId: 'mood', answers: [{ key: 'a', value: 1 }] };
const birthday = { userId: 'ada', telecomType: 'phone' } as const;
const visitor = { clinicDisplayId: 'lake', phoneNumber: null, email: null, medicalRecord: '7' };
const code = { code: '123456', email: 'ada@clinic.example' };
const account = { patientId: 'p', email: 'ada@clinic.example', password: 'secret' };
/** D9: emails are sent in lower case wherever they name an account. */
const inUpperCase = <Body extends { readonly email: string }>(body: Body): Body => ({
  ...body,
  email: body.email.toUpperCase(),
});
const reset = { email: 'ada@clinic.example', confirmationCode: '1', newPassword: 'secret' };
const reminder = { daysOfWeek: ['Mon' as const], timeOfDay: '09:00:00' };
const lists = { push: ['A'], email: [], sms: ['B'] };
const info = {
  ...{ firstName: 'Nia', lastName: 'Bell', email: 'nia@clinic.example' },
  ...{ dateOfBirth: '1990-02-01', phoneNumber: '+12015550123' },
};
const answer = { linkId: 'sleep', value: 'well' };

/** Without a session. */
const publicRows: Readonly<Record<string, Row>> = {
  getPublicUser: {
    request: `GET ${user}`,
    start: (dispatch) => dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada', once)),
  },
  getConsentInfo: {
    request: `GET ${user}/consent-info`,
    start: (dispatch) => dispatch(userGateApi.endpoints.getConsentInfo.initiate('ada', once)),
  },
  acceptConsent: {
    request: `POST ${user}/accept-consent`,
    start: (dispatch) => dispatch(userGateApi.endpoints.acceptConsent.initiate('ada')),
  },
  getBirthdayStatus: {
    request: `GET ${user}/birthday-verification-status?telecomType=phone`,
    start: (dispatch) => dispatch(userGateApi.endpoints.getBirthdayStatus.initiate(birthday, once)),
  },
  verifyBirthday: {
    request: `POST ${user}/birthday-verification`,
    body: { dateOfBirth: '1990-02-01', telecomType: 'phone' },
    start: (dispatch) =>
      dispatch(
        userGateApi.endpoints.verifyBirthday.initiate({ ...birthday, dateOfBirth: '1990-02-01' }),
      ),
  },
  getSafetyNet: {
    request: `GET ${user}/safety-net`,
    start: (dispatch) => dispatch(safetyNetApi.endpoints.getSafetyNet.initiate('ada', once)),
  },
  getAssignedAssessments: {
    request: `GET ${user}/assigned-assessments`,
    start: (dispatch) => dispatch(assessments.getAssignedAssessments.initiate('ada', once)),
  },
  getAssignedAssessmentStatuses: {
    request: `GET ${user}/assigned-assessments`,
    start: (dispatch) => dispatch(assessments.getAssignedAssessmentStatuses.initiate('ada', once)),
  },
  getAssessments: {
    request: 'GET /v1/public-api/assessments?Ids=phq%209',
    // Refused, several ids would be requested again one by one.
    start: (dispatch) => dispatch(assessments.getAssessments.initiate(['phq 9'], once)),
  },
  submitAssessments: {
    request: `POST ${user}/submit-assessments`,
    body: submission,
    start: (dispatch) =>
      dispatch(assessments.submitAssessments.initiate({ body: submission, key })),
  },
  getAssignedPublicCheckIns: {
    request: `GET ${user}/assigned-checkins`,
    start: (dispatch) => dispatch(checkIns.getAssignedPublicCheckIns.initiate('ada', once)),
  },
  getAssignedPublicCheckInStatuses: {
    request: `GET ${user}/assigned-checkins`,
    start: (dispatch) => dispatch(checkIns.getAssignedPublicCheckInStatuses.initiate('ada', once)),
  },
  submitPublicCheckIns: {
    request: `POST ${user}/submit-checkins`,
    body: [checkIn],
    start: (dispatch) =>
      dispatch(checkIns.submitPublicCheckIns.initiate({ userId: 'ada', checkIns: [checkIn], key })),
  },
  getPublicCheckIn: {
    request: 'GET /v1/public-api/check-ins/mood?versionId=v%201',
    start: (dispatch) =>
      dispatch(checkIns.getPublicCheckIn.initiate({ checkInId: 'mood', versionId: 'v 1' }, once)),
  },
  unsubscribe: {
    request: `POST ${user}/unsubscribe`,
    start: (dispatch) => dispatch(subscriptionsApi.endpoints.unsubscribe.initiate('ada')),
  },
  subscribe: {
    request: `POST ${user}/subscribe`,
    start: (dispatch) => dispatch(subscriptionsApi.endpoints.subscribe.initiate('ada')),
  },
  requestResetCode: {
    request: 'POST /v1/public-api/authentication/forgot-password/request-code',
    body: { userType: 'patient', email: 'ada@clinic.example' },
    start: (dispatch) =>
      dispatch(passwordResetApi.endpoints.requestResetCode.initiate('Ada@Clinic.example')),
  },
  confirmReset: {
    request: 'POST /v1/public-api/authentication/forgot-password/confirm',
    body: { ...reset, userType: 'patient' },
    start: (dispatch) =>
      dispatch(passwordResetApi.endpoints.confirmReset.initiate(inUpperCase(reset))),
  },
  authenticateMagicCode: {
    request: 'POST /v1/public-api/authentication/magic-code/authenticate',
    body: { magicCode: 'a-code' },
    start: (dispatch) => dispatch(identityApi.endpoints.authenticateMagicCode.initiate('a-code')),
  },
  lookUpInvite: {
    request: 'POST /v1/public-api/onboarding/lookup',
    body: { type: 'email', email: 'ada@clinic.example' },
    start: (dispatch) =>
      dispatch(
        onboardingApi.endpoints.lookUpInvite.initiate({
          type: 'email',
          email: 'Ada@Clinic.example',
        }),
      ),
  },
  verifyCode: {
    request: 'POST /v1/public-api/onboarding/verification-code',
    body: code,
    start: (dispatch) => dispatch(onboardingApi.endpoints.verifyCode.initiate(inUpperCase(code))),
  },
  createAccount: {
    request: 'POST /v1/public-api/onboarding/account',
    body: account,
    start: (dispatch) =>
      dispatch(onboardingApi.endpoints.createAccount.initiate(inUpperCase(account))),
  },
  getClinic: {
    request: 'GET /v1/public-api/clinics/lake%20side',
    start: (dispatch) => dispatch(clinicsApi.endpoints.getClinic.initiate('lake side', once)),
  },
  getKioskClinic: {
    request: 'GET /v1/public-api/kiosk/clinic/lake%20side',
    start: (dispatch) => dispatch(kioskApi.endpoints.getKioskClinic.initiate('lake side', once)),
  },
  getKioskPatient: {
    request: 'GET /v1/public-api/kiosk/patients/p',
    start: (dispatch) => dispatch(patientsApi.endpoints.getKioskPatient.initiate('p', once)),
  },
  identifyVisitor: {
    request: 'POST /v1/public-api/kiosk/identify-patient-attributes',
    body: visitor,
    start: (dispatch) => dispatch(kioskApi.endpoints.identifyVisitor.initiate(visitor)),
  },
  getBranding: {
    request: `GET ${intake}/clinic-branding?code=a%26b`,
    start: (dispatch) => dispatch(intakeApi.endpoints.getBranding.initiate('a&b', once)),
  },
  resendMagicLink: {
    request: `POST ${intake}/resend-magic-link`,
    body: { expiredCode: 'old' },
    start: (dispatch) => dispatch(intakeApi.endpoints.resendMagicLink.initiate('old')),
  },
  getLegalPage: {
    request: 'GET /legal/terms.html',
    start: (dispatch) =>
      dispatch(legalApi.endpoints.getLegalPage.initiate(`${API}/legal/terms.html`, once)),
  },
};

/** With the session of the signed-in user, for their profile. */
const clientRows: Readonly<Record<string, Row>> = {
  getProfile: {
    request: 'GET /v1/client-api/account/user-profiles',
    start: (dispatch) => dispatch(profileApi.endpoints.getProfile.initiate(undefined, once)),
  },
  dismissSafetyNet: {
    request: `PATCH ${client}/safety-net/dismiss`,
    start: (dispatch) => dispatch(profileApi.endpoints.dismissSafetyNet.initiate('ada')),
  },
  getReminders: {
    request: `GET ${client}/notification-preferences`,
    start: (dispatch) => dispatch(preferencesApi.endpoints.getReminders.initiate('ada', once)),
  },
  addReminder: {
    request: `POST ${client}/notification-preferences`,
    body: { ...reminder, notificationType: 'check_in' },
    start: (dispatch) =>
      dispatch(preferencesApi.endpoints.addReminder.initiate({ userId: 'ada', reminder, key })),
  },
  deleteReminder: {
    request: `DELETE ${client}/notification-preferences/r1`,
    start: (dispatch) =>
      dispatch(
        preferencesApi.endpoints.deleteReminder.initiate({ userId: 'ada', reminderId: 'r1' }),
      ),
  },
  getOptionalComms: {
    request: `GET ${client}/optional-comms`,
    start: (dispatch) => dispatch(preferencesApi.endpoints.getOptionalComms.initiate('ada', once)),
  },
  saveOptionalComms: {
    request: `POST ${client}/optional-comms`,
    body: lists,
    start: (dispatch) =>
      dispatch(preferencesApi.endpoints.saveOptionalComms.initiate({ userId: 'ada', lists })),
  },
  notifyUserUpdated: {
    request: `POST ${client}/update`,
    start: (dispatch) => dispatch(preferencesApi.endpoints.notifyUserUpdated.initiate('ada')),
  },
  getAssignedCheckIns: {
    request: `GET ${clientV2}/check-ins/assigned`,
    start: (dispatch) => dispatch(checkIns.getAssignedCheckIns.initiate({ userId: 'ada' }, once)),
  },
  getAssignedCheckInStatuses: {
    request: `GET ${clientV2}/check-ins/assigned`,
    start: (dispatch) => dispatch(checkIns.getAssignedCheckInStatuses.initiate('ada', once)),
  },
  getAssignedCheckIn: {
    request: `GET ${clientV2}/check-ins/assigned/mood`,
    start: (dispatch) =>
      dispatch(checkIns.getAssignedCheckIn.initiate({ userId: 'ada', checkInId: 'mood' }, once)),
  },
  getCheckInScores: {
    request: `GET ${clientV2}/check-ins/scores?checkInIds=mood,a%2Cb`,
    start: (dispatch) =>
      dispatch(
        checkIns.getCheckInScores.initiate({ userId: 'ada', checkInIds: ['mood', 'a,b'] }, once),
      ),
  },
  submitCheckIns: {
    request: `POST ${client}/check-ins/submit`,
    body: [checkIn],
    start: (dispatch) =>
      dispatch(checkIns.submitCheckIns.initiate({ userId: 'ada', checkIns: [checkIn], key })),
  },
  getIntervention: {
    request: `GET ${client}/intervention/safety-plan`,
    start: (dispatch) =>
      dispatch(
        interventionsApi.endpoints.getIntervention.initiate(
          { userId: 'ada', interventionId: 'safety-plan' },
          once,
        ),
      ),
  },
  getSymptomsGraph: {
    request: `GET ${client}/insights/symptoms-graph?timeScale=6_months`,
    start: (dispatch) => dispatch(insightsApi.endpoints.getSymptomsGraph.initiate(graph, once)),
  },
  getLifestyleGraph: {
    request: `GET ${client}/insights/lifestyle-graph?timeScale=6_months`,
    start: (dispatch) => dispatch(insightsApi.endpoints.getLifestyleGraph.initiate(graph, once)),
  },
  getActivityGraph: {
    request: `GET ${client}/insights/activity-graph?timeScale=6_months`,
    start: (dispatch) => dispatch(insightsApi.endpoints.getActivityGraph.initiate(graph, once)),
  },
  getWorksheetSummary: {
    request: `GET ${client}/insights/worksheet-summary`,
    start: (dispatch) => dispatch(insightsApi.endpoints.getWorksheetSummary.initiate('ada', once)),
  },
};

/** With the session of an intake. */
const intakeRows: Readonly<Record<string, Row>> = {
  getClinicInfo: {
    request: `GET ${intake}/clinic-info`,
    start: (dispatch) => dispatch(intakeApi.endpoints.getClinicInfo.initiate(undefined, once)),
  },
  getIntakeStatus: {
    request: `GET ${intake}/status`,
    start: (dispatch) => dispatch(intakeApi.endpoints.getIntakeStatus.initiate(undefined, once)),
  },
  getPolicies: {
    request: `GET ${intake}/policies`,
    start: (dispatch) => dispatch(intakeApi.endpoints.getPolicies.initiate(undefined, once)),
  },
  getQuestionnaire: {
    request: `GET ${intake}/questionnaire`,
    start: (dispatch) => dispatch(intakeApi.endpoints.getQuestionnaire.initiate(undefined, once)),
  },
  saveBasicInfo: {
    request: `POST ${intake}/basic-info`,
    body: info,
    start: (dispatch) => dispatch(intakeApi.endpoints.saveBasicInfo.initiate(info)),
  },
  signPolicies: {
    request: `POST ${intake}/sign-consent-policies`,
    body: { consented: true, policyIds: ['p1'] },
    start: (dispatch) => dispatch(intakeApi.endpoints.signPolicies.initiate(['p1'])),
  },
  submitQuestionnaire: {
    request: `POST ${intake}/submit-questionnaire`,
    body: { responses: [answer] },
    start: (dispatch) => dispatch(intakeApi.endpoints.submitQuestionnaire.initiate([answer])),
  },
  createSetupIntent: {
    request: 'POST /v1/public-api/billing/setup-intent',
    start: (dispatch) => dispatch(billingApi.endpoints.createSetupIntent.initiate()),
  },
};

/** At the identity service, with its cookie. */
const identityRows: Readonly<Record<string, Row>> = {
  signIn: {
    request: 'POST /auth/sign-in',
    body: { email: 'ada@clinic.example', password: 'Secret', userType: 'patient' },
    start: (dispatch) =>
      dispatch(
        identityApi.endpoints.signIn.initiate({ email: 'Ada@Clinic.example', password: 'Secret' }),
      ),
  },
  getCurrentSession: {
    request: 'GET /auth/session',
    start: (dispatch) => dispatch(identityApi.endpoints.getCurrentSession.initiate(undefined)),
  },
};

const allRows = [publicRows, clientRows, intakeRows, identityRows].flatMap(Object.entries<Row>);

/** Starts a request in a tab with all sessions; returns what is sent. The server refuses it. */
async function send({ start }: Row, origins?: ApiOrigins) {
  const sent: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(Response.json({ message: 'No.' }, { status: 400 }));
  });
  const { store } = openTab(ada, {}, origins);
  store.dispatch(sessionSlice.actions.profileLoaded('profile'));
  store.dispatch(intakeSessionSlice.actions.started({ ...adaByLink, accessToken: 'of-intake' }));
  const { error } = await start(store.dispatch);
  expect(error).toMatchObject({ reason: 'rejected', status: 400 });
  const [request, ...others] = sent;
  if (request === undefined || others.length > 0) throw new Error('Not one request.');
  const { origin, pathname, search } = new URL(request.url);
  const text = await request.text();
  return {
    origin,
    request: `${request.method} ${pathname}${search}`,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    accept: request.headers.get('accept'),
    bearer: request.headers.get('authorization'),
    profile: request.headers.get('x-profile-user-id'),
    idempotencyKey: request.headers.get('idempotency-key'),
    credentials: request.credentials,
    cache: request.cache,
    redirect: request.redirect,
  };
}

const unauthenticated = { bearer: null, profile: null, credentials: 'same-origin' };

describe('§7 the endpoints', () => {
  it.each(Object.entries(publicRows))('without a session: %s', async (_, row) => {
    const { request, body } = row;
    expect(await send(row)).toMatchObject({ origin: API, request, body, ...unauthenticated });
  });

  it.each(Object.entries(clientRows))('as the signed-in user: %s', async (_, row) => {
    const { request, body } = row;
    expect(await send(row)).toMatchObject({
      ...{ origin: API, request, body },
      ...{ bearer: 'Bearer access-1', profile: 'profile', credentials: 'same-origin' },
    });
  });

  it.each(Object.entries(intakeRows))('of an intake: %s', async (_, row) => {
    const { request, body } = row;
    expect(await send(row)).toMatchObject({
      ...{ origin: API, request, body },
      ...{ bearer: 'Bearer of-intake', profile: null, credentials: 'same-origin' },
    });
  });

  it.each(Object.entries(identityRows))('of the identity service: %s', async (_, row) => {
    const { request, body } = row;
    expect(await send(row)).toMatchObject({
      ...{ origin: IDENTITY, request, body },
      ...{ bearer: null, profile: null, credentials: 'include' },
    });
  });

  it('of the identity service are at the API’s origin where that has no origin of its own', async () => {
    const origins = { apiBaseUrl: API, identityBaseUrl: '' };
    for (const row of Object.values(identityRows))
      expect(await send(row, origins)).toMatchObject({ origin: API, credentials: 'include' });
  });

  it('are all in these lists', () => {
    const listed = allRows.map(([name]) => name);
    expect(listed.toSorted()).toEqual(Object.keys(baseApi.endpoints).toSorted());
  });

  it('ask for JSON, but a legal page for HTML', async () => {
    const { getPublicUser, getLegalPage } = publicRows;
    if (getPublicUser === undefined || getLegalPage === undefined) throw new Error('No such row.');
    const json = expect.stringContaining('application/json') as string;
    expect(await send(getPublicUser)).toMatchObject({ accept: json });
    expect(await send(getLegalPage)).toMatchObject({ accept: 'text/html' });
  });

  it('are kept by the browser only if their response is the same for everybody', async () => {
    const kept: string[] = [];
    for (const [name, row] of allRows) if ((await send(row)).cache !== 'no-store') kept.push(name);
    expect(kept.toSorted()).toEqual([
      'getAssessments',
      'getClinic',
      'getKioskClinic',
      'getLegalPage',
      'getPublicCheckIn',
    ]);
  });

  it('D10 the key is sent with each write, but not with those whose response has tokens', async () => {
    const withoutKey: string[] = [];
    for (const [name, row] of allRows) {
      const { request, idempotencyKey } = await send(row, ownOrigin);
      const isRead = request.startsWith('GET ');
      if (isRead !== (idempotencyKey === null)) withoutKey.push(name);
    }
    expect(withoutKey.toSorted()).toEqual(['authenticateMagicCode', 'signIn']);
  });

  it('D10 the key of a submit is the one that it is given', async () => {
    const withGivenKey: string[] = [];
    for (const [name, row] of allRows)
      if ((await send(row, ownOrigin)).idempotencyKey === key) withGivenKey.push(name);
    expect(withGivenKey.toSorted()).toEqual([
      'addReminder',
      'submitAssessments',
      'submitCheckIns',
      'submitPublicCheckIns',
    ]);
  });

  it('§6: follow a redirect only where they read without a session, and send nothing', async () => {
    const following: string[] = [];
    for (const [name, row] of allRows)
      if ((await send(row)).redirect !== 'error') following.push(name);
    const publicReads = Object.entries(publicRows).filter(([, row]) =>
      row.request.startsWith('GET '),
    );
    expect(following).toEqual(publicReads.map(([name]) => name));
  });
});

describe('§7 the older version of the endpoints of check-ins', () => {
  it('is at another path', async () => {
    const args = { userId: 'ada', checkInIds: ['mood'], version: 'v1' } as const;
    const list: Row = {
      request: `GET ${client}/check-ins/assigned`,
      start: (dispatch) => dispatch(checkIns.getAssignedCheckIns.initiate(args, once)),
    };
    const scores: Row = {
      request: `GET ${client}/check-ins/scores?checkInIds=mood`,
      start: (dispatch) => dispatch(checkIns.getCheckInScores.initiate(args, once)),
    };
    for (const row of [list, scores])
      expect(await send(row)).toMatchObject({ request: row.request });
  });
});
