import type { ApiDispatch } from '../../../src/api/api-dispatch';
import { assessmentsApi } from '../../../src/api/assessments.api';
import { billingApi } from '../../../src/api/billing.api';
import { checkInsApi } from '../../../src/api/check-ins.api';
import { clinicsApi } from '../../../src/api/clinics.api';
import { identityApi } from '../../../src/api/identity.api';
import { insightsApi } from '../../../src/api/insights.api';
import { intakeApi } from '../../../src/api/intake.api';
import { interventionsApi } from '../../../src/api/interventions.api';
import { kioskApi } from '../../../src/api/kiosk.api';
import { onboardingApi } from '../../../src/api/onboarding.api';
import { patientsApi } from '../../../src/api/patients.api';
import { preferencesApi } from '../../../src/api/preferences.api';
import { profileApi } from '../../../src/api/profile.api';
import { publicUserApi } from '../../../src/api/public-user.api';
import { safetyNetApi } from '../../../src/api/safety-net.api';
import { userGateApi } from '../../../src/api/user-gate.api';
import { readDefinitions } from '../../../src/features/assessments/read-definitions';
import { modulesFromWire } from '../../../src/questions/check-in.adapter';
import { intakePagesFromWire } from '../../../src/questions/intake.adapter';
import { interventionFromWire } from '../../../src/questions/intervention.adapter';
import { withSavedAnswers } from '../../../src/questions/saved-answers';
import { createSignedInTestClient, createTestClient } from '../../qa/sandbox/support/api-client';

type Outcome = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

/** How the app requests an endpoint, a response of the sandbox to it, and what the app makes of the data. */
export type Sample = {
  readonly body: unknown;
  readonly request: (dispatch: ApiDispatch) => Outcome;
  /** Converts the data as the feature does; null when it cannot be used. */
  readonly read?: (data: unknown) => unknown;
};

const UNCACHED = { subscribe: false, forceRefetch: true } as const;
const UNTRACKED = { track: false } as const;
const tokens = { accessToken: 'access', refreshToken: 'refresh' };
const graph = { userId: 'ada', timeScale: '1_week' } as const;

// SAFETY: the schema of the endpoint has checked that this is a list.
const readModules = (data: unknown) => modulesFromWire(data as readonly unknown[]);
const readModule = (data: unknown) => modulesFromWire([data]);

function readScores(data: unknown) {
  // SAFETY: the schema of the endpoint has checked the shape.
  const { checkInModules, checkInScores } = data as {
    checkInModules: readonly unknown[];
    checkInScores: readonly { answers?: unknown }[];
  };
  const questions = modulesFromWire(checkInModules)?.[0]?.questions ?? [];
  return {
    data,
    saved: checkInScores.map(({ answers }) => withSavedAnswers(questions, answers)),
  };
}

/** Commands whose response says nothing more than that they succeeded, and the pages of texts. */
export const UNREAD_ENDPOINTS = [
  'acceptConsent',
  'addReminder',
  'confirmReset',
  'deleteReminder',
  'dismissSafetyNet',
  'getLegalPage',
  'notifyUserUpdated',
  'requestResetCode',
  'resendMagicLink',
  'saveBasicInfo',
  'saveOptionalComms',
  'signPolicies',
  'submitAssessments',
  'submitCheckIns',
  'submitPublicCheckIns',
  'submitQuestionnaire',
  'subscribe',
  'unsubscribe',
];

/** Returns a sample of every endpoint whose response the app reads, by the endpoint's name. */
export async function createSamples(): Promise<Readonly<Record<string, Sample>>> {
  const { get } = createSignedInTestClient('ada');
  const { get: getAsRosa } = createSignedInTestClient('sams-mother');
  const kiosk = createTestClient();
  const load = async (request: Promise<{ status: number; body: unknown }>, path = '') => {
    const { status, body } = await request;
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const read = (path: string) => load(get(path), path);
  const user = '/v1/public-api/user/ada';
  const client = '/v1/client-api/users/ada';
  const clientV2 = '/v2/client-api/users/ada';

  const checkIns = await read(`${clientV2}/check-ins/assigned`);
  // SAFETY: the sandbox assigns check-ins with ids.
  const [{ id: checkInId } = { id: '' }] = checkIns as { id: string }[];
  const module = await read(`${clientV2}/check-ins/assigned/${checkInId}`);
  const intake = '/v1/public-api/intake';
  const { endpoints: checkIn } = checkInsApi;

  return {
    getPublicUser: {
      body: await load(getAsRosa('/v1/public-api/user/sams-mother')),
      request: (dispatch) =>
        dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada', UNCACHED)),
    },
    getConsentInfo: {
      body: { consentRequired: true, consentCopy: 'Please read this.' },
      request: (dispatch) =>
        dispatch(userGateApi.endpoints.getConsentInfo.initiate('ada', UNCACHED)),
    },
    getBirthdayStatus: {
      body: await read(`${user}/birthday-verification-status`),
      request: (dispatch) =>
        dispatch(
          userGateApi.endpoints.getBirthdayStatus.initiate(
            { userId: 'ada', telecomType: null },
            UNCACHED,
          ),
        ),
    },
    verifyBirthday: {
      body: { success: true },
      request: (dispatch) =>
        dispatch(
          userGateApi.endpoints.verifyBirthday.initiate(
            { userId: 'ada', telecomType: null, dateOfBirth: '1990-02-01' },
            UNTRACKED,
          ),
        ),
    },
    getSafetyNet: {
      body: await read(`${user}/safety-net`),
      request: (dispatch) =>
        dispatch(safetyNetApi.endpoints.getSafetyNet.initiate('ada', UNCACHED)),
    },
    getAssignedAssessments: {
      body: await read(`${user}/assigned-assessments`),
      request: (dispatch) =>
        dispatch(assessmentsApi.endpoints.getAssignedAssessments.initiate('ada', UNCACHED)),
    },
    getAssignedAssessmentStatuses: {
      body: await read(`${user}/assigned-assessments`),
      request: (dispatch) =>
        dispatch(assessmentsApi.endpoints.getAssignedAssessmentStatuses.initiate('ada', UNCACHED)),
    },
    getAssessments: {
      body: await read('/v1/public-api/assessments?Ids=sleep-and-habits,gad-7'),
      request: (dispatch) =>
        dispatch(assessmentsApi.endpoints.getAssessments.initiate(['a', 'b'], UNCACHED)),
      // SAFETY: the schema of the endpoint has checked that this is a list.
      read: (data) => readDefinitions(data as readonly unknown[]),
    },
    getAssignedCheckIns: {
      body: checkIns,
      request: (dispatch) =>
        dispatch(checkIn.getAssignedCheckIns.initiate({ userId: 'ada' }, UNCACHED)),
    },
    getAssignedCheckInStatuses: {
      body: checkIns,
      request: (dispatch) => dispatch(checkIn.getAssignedCheckInStatuses.initiate('ada', UNCACHED)),
    },
    getAssignedCheckIn: {
      body: module,
      request: (dispatch) =>
        dispatch(checkIn.getAssignedCheckIn.initiate({ userId: 'ada', checkInId }, UNCACHED)),
      read: readModule,
    },
    getPublicCheckIn: {
      body: module,
      request: (dispatch) =>
        dispatch(checkIn.getPublicCheckIn.initiate({ checkInId, versionId: null }, UNCACHED)),
      read: readModule,
    },
    getAssignedPublicCheckIns: {
      body: await read(`${user}/assigned-checkins`),
      request: (dispatch) => dispatch(checkIn.getAssignedPublicCheckIns.initiate('ada', UNCACHED)),
      read: readModules,
    },
    getAssignedPublicCheckInStatuses: {
      body: await read(`${user}/assigned-checkins`),
      request: (dispatch) =>
        dispatch(checkIn.getAssignedPublicCheckInStatuses.initiate('ada', UNCACHED)),
    },
    getCheckInScores: {
      body: await read(`${clientV2}/check-ins/scores?checkInIds=${checkInId}`),
      request: (dispatch) =>
        dispatch(
          checkIn.getCheckInScores.initiate({ userId: 'ada', checkInIds: [checkInId] }, UNCACHED),
        ),
      read: readScores,
    },
    getSymptomsGraph: {
      body: await read(`${client}/insights/symptoms-graph?timeScale=1_week`),
      request: (dispatch) =>
        dispatch(insightsApi.endpoints.getSymptomsGraph.initiate(graph, UNCACHED)),
    },
    getLifestyleGraph: {
      body: await read(`${client}/insights/lifestyle-graph?timeScale=1_week`),
      request: (dispatch) =>
        dispatch(insightsApi.endpoints.getLifestyleGraph.initiate(graph, UNCACHED)),
    },
    getActivityGraph: {
      body: await read(`${client}/insights/activity-graph?timeScale=1_week`),
      request: (dispatch) =>
        dispatch(insightsApi.endpoints.getActivityGraph.initiate(graph, UNCACHED)),
    },
    getWorksheetSummary: {
      body: await read(`${client}/insights/worksheet-summary`),
      request: (dispatch) =>
        dispatch(insightsApi.endpoints.getWorksheetSummary.initiate('ada', UNCACHED)),
    },
    getProfile: {
      body: await read('/v1/client-api/account/user-profiles'),
      request: (dispatch) =>
        dispatch(profileApi.endpoints.getProfile.initiate(undefined, UNCACHED)),
    },
    getReminders: {
      body: await read(`${client}/notification-preferences`),
      request: (dispatch) =>
        dispatch(preferencesApi.endpoints.getReminders.initiate('ada', UNCACHED)),
    },
    getOptionalComms: {
      body: await read(`${client}/optional-comms`),
      request: (dispatch) =>
        dispatch(preferencesApi.endpoints.getOptionalComms.initiate('ada', UNCACHED)),
    },
    getIntervention: {
      body: await read(`${client}/intervention/safety-plan`),
      request: (dispatch) =>
        dispatch(
          interventionsApi.endpoints.getIntervention.initiate(
            { userId: 'ada', interventionId: 'safety-plan' },
            UNCACHED,
          ),
        ),
      read: interventionFromWire,
    },
    getClinic: {
      body: await read('/v1/public-api/clinics/lakeside'),
      request: (dispatch) =>
        dispatch(clinicsApi.endpoints.getClinic.initiate('lakeside', UNCACHED)),
    },
    getKioskClinic: {
      body: await read('/v1/public-api/kiosk/clinic/lakeside'),
      request: (dispatch) =>
        dispatch(kioskApi.endpoints.getKioskClinic.initiate('lakeside', UNCACHED)),
    },
    getKioskPatient: {
      body: { id: 'patient-ada', userId: 'ada' },
      request: (dispatch) =>
        dispatch(patientsApi.endpoints.getKioskPatient.initiate('patient-ada', UNCACHED)),
    },
    identifyVisitor: {
      body: await load(
        kiosk.post('/v1/public-api/kiosk/identify-patient-attributes', {
          clinicDisplayId: 'lakeside',
          phoneNumber: null,
          email: null,
          medicalRecord: 'LS-1001',
        }),
      ),
      request: (dispatch) =>
        dispatch(
          kioskApi.endpoints.identifyVisitor.initiate(
            { clinicDisplayId: 'lakeside', phoneNumber: null, email: null, medicalRecord: '1' },
            UNTRACKED,
          ),
        ),
    },
    lookUpInvite: {
      body: { status: 'ok' },
      request: (dispatch) =>
        dispatch(onboardingApi.endpoints.lookUpInvite.initiate({ type: 'email' }, UNTRACKED)),
    },
    verifyCode: {
      body: { patientEmail: 'ada@example.com', patientId: 'patient-ada' },
      request: (dispatch) =>
        dispatch(onboardingApi.endpoints.verifyCode.initiate({ code: '123456' }, UNTRACKED)),
    },
    createAccount: {
      body: { status: 'ok' },
      request: (dispatch) =>
        dispatch(
          onboardingApi.endpoints.createAccount.initiate(
            { patientId: 'p', email: 'a@b.example', password: 'x' },
            UNTRACKED,
          ),
        ),
    },
    signIn: {
      body: tokens,
      request: (dispatch) =>
        dispatch(
          identityApi.endpoints.signIn.initiate({ email: 'a@b.example', password: 'x' }, UNTRACKED),
        ),
    },
    getCurrentSession: {
      body: tokens,
      request: (dispatch) =>
        dispatch(identityApi.endpoints.getCurrentSession.initiate(undefined, UNTRACKED)),
    },
    authenticateMagicCode: {
      body: tokens,
      request: (dispatch) =>
        dispatch(identityApi.endpoints.authenticateMagicCode.initiate('code', UNTRACKED)),
    },
    getBranding: {
      body: { name: 'Lakeside', logoUrl: '/logo.svg' },
      request: (dispatch) => dispatch(intakeApi.endpoints.getBranding.initiate('code', UNCACHED)),
    },
    getClinicInfo: {
      body: await read(`${intake}/clinic-info`),
      request: (dispatch) =>
        dispatch(intakeApi.endpoints.getClinicInfo.initiate(undefined, UNCACHED)),
    },
    getIntakeStatus: {
      body: { hasCompletedIntake: false },
      request: (dispatch) =>
        dispatch(intakeApi.endpoints.getIntakeStatus.initiate(undefined, UNCACHED)),
    },
    getPolicies: {
      body: await read(`${intake}/policies`),
      request: (dispatch) =>
        dispatch(intakeApi.endpoints.getPolicies.initiate(undefined, UNCACHED)),
    },
    getQuestionnaire: {
      body: await read(`${intake}/questionnaire`),
      request: (dispatch) =>
        dispatch(intakeApi.endpoints.getQuestionnaire.initiate(undefined, UNCACHED)),
      read: intakePagesFromWire,
    },
    createSetupIntent: {
      body: { clientSecret: 'secret', id: 'seti', stripeConnectAccountId: 'acct' },
      request: (dispatch) =>
        dispatch(billingApi.endpoints.createSetupIntent.initiate(undefined, UNTRACKED)),
    },
  };
}
