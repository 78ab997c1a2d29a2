import { defineOperation } from './operation';

/*
 * The table of operations: every request of the API (§7). The endpoints send what stands here; docs/openapi.json, the contract
 * check and the tests of the endpoints read it, and the sandbox and the fault matrix are compared with it. The name of a row is its
 * `operationId`, and the name of its endpoint. The rows are separate exports, so that a page loads only those that it uses.
 */

const publicUser = '/v1/public-api/user/{userId}';
const client = '/v1/client-api/users/{userId}';
const clientV2 = '/v2/client-api/users/{userId}';
const onboarding = '/v1/public-api/onboarding';
const authentication = '/v1/public-api/authentication';
const kiosk = '/v1/public-api/kiosk';
const intake = '/v1/public-api/intake';

// Sessions (D3).
export const signIn = defineOperation({
  method: 'POST',
  path: '/auth/sign-in',
  server: 'identity',
  idempotency: 'none',
});
export const getCurrentSession = defineOperation({
  method: 'GET',
  path: '/auth/session',
  server: 'identity',
  auth: 'cookie',
});
export const refreshToken = defineOperation({
  method: 'POST',
  path: '/auth/refresh-token',
  server: 'identity',
  idempotency: 'none',
});
export const signOut = defineOperation({
  method: 'POST',
  path: '/auth/sign-out',
  isBodyIgnored: true,
  server: 'identity',
  auth: 'cookie',
  idempotency: 'flow',
});
export const authenticateMagicCode = defineOperation({
  method: 'POST',
  path: `${authentication}/magic-code/authenticate`,
  idempotency: 'none',
});
export const requestResetCode = defineOperation({
  method: 'POST',
  path: `${authentication}/forgot-password/request-code`,
  isBodyIgnored: true,
});
export const confirmReset = defineOperation({
  method: 'POST',
  path: `${authentication}/forgot-password/confirm`,
  isBodyIgnored: true,
});

// Public links (§4).
export const getPublicUser = defineOperation({ method: 'GET', path: publicUser });
export const getConsentInfo = defineOperation({
  method: 'GET',
  path: `${publicUser}/consent-info`,
});
export const acceptConsent = defineOperation({
  method: 'POST',
  path: `${publicUser}/accept-consent`,
  isBodyIgnored: true,
});
export const getBirthdayStatus = defineOperation({
  method: 'GET',
  path: `${publicUser}/birthday-verification-status`,
});
export const verifyBirthday = defineOperation({
  method: 'POST',
  path: `${publicUser}/birthday-verification`,
});
export const getSafetyNet = defineOperation({ method: 'GET', path: `${publicUser}/safety-net` });
export const getAssignedAssessments = defineOperation({
  method: 'GET',
  path: `${publicUser}/assigned-assessments`,
});
export const getAssessments = defineOperation({
  method: 'GET',
  path: '/v1/public-api/assessments',
  isSameForAll: true,
});
export const submitAssessments = defineOperation({
  method: 'POST',
  path: `${publicUser}/submit-assessments`,
  idempotency: 'flow',
  isSubmit: true,
});
export const getAssignedPublicCheckIns = defineOperation({
  method: 'GET',
  path: `${publicUser}/assigned-checkins`,
});
export const getPublicCheckIn = defineOperation({
  method: 'GET',
  path: '/v1/public-api/check-ins/{checkInId}',
  isSameForAll: true,
});
export const submitPublicCheckIns = defineOperation({
  method: 'POST',
  path: `${publicUser}/submit-checkins`,
  idempotency: 'flow',
  isSubmit: true,
});
export const unsubscribe = defineOperation({
  method: 'POST',
  path: `${publicUser}/unsubscribe`,
  resource: `${publicUser}/subscription`,
  isBodyIgnored: true,
});
export const subscribe = defineOperation({
  method: 'POST',
  path: `${publicUser}/subscribe`,
  resource: `${publicUser}/subscription`,
  isBodyIgnored: true,
});

// Clinics and kiosks (D5).
export const getClinic = defineOperation({
  method: 'GET',
  path: '/v1/public-api/clinics/{displayId}',
  isSameForAll: true,
});
export const getKioskClinic = defineOperation({
  method: 'GET',
  path: `${kiosk}/clinic/{displayId}`,
  isSameForAll: true,
});
export const getKioskPatient = defineOperation({
  method: 'GET',
  path: `${kiosk}/patients/{patientId}`,
});
export const identifyVisitor = defineOperation({
  method: 'POST',
  path: `${kiosk}/identify-patient-attributes`,
});

// Onboarding.
export const lookUpInvite = defineOperation({ method: 'POST', path: `${onboarding}/lookup` });
export const verifyCode = defineOperation({
  method: 'POST',
  path: `${onboarding}/verification-code`,
});
export const createAccount = defineOperation({ method: 'POST', path: `${onboarding}/account` });

// The signed-in user.
export const getProfile = defineOperation({
  method: 'GET',
  path: '/v1/client-api/account/user-profiles',
  auth: 'account',
});
export const dismissSafetyNet = defineOperation({
  method: 'PATCH',
  path: `${client}/safety-net/dismiss`,
  auth: 'account',
  isBodyIgnored: true,
});
export const getReminders = defineOperation({
  method: 'GET',
  path: `${client}/notification-preferences`,
  auth: 'account',
});
export const addReminder = defineOperation({
  method: 'POST',
  path: `${client}/notification-preferences`,
  auth: 'account',
  isBodyIgnored: true,
  idempotency: 'flow',
  isSubmit: true,
});
export const deleteReminder = defineOperation({
  method: 'DELETE',
  path: `${client}/notification-preferences/{reminderId}`,
  auth: 'account',
  isBodyIgnored: true,
});
export const getOptionalComms = defineOperation({
  method: 'GET',
  path: `${client}/optional-comms`,
  auth: 'account',
});
export const saveOptionalComms = defineOperation({
  method: 'POST',
  path: `${client}/optional-comms`,
  auth: 'account',
  isBodyIgnored: true,
});
export const notifyUserUpdated = defineOperation({
  method: 'POST',
  path: `${client}/update`,
  auth: 'account',
  idempotency: 'flow',
  isBodyIgnored: true,
  isOptional: true,
});
export const getAssignedCheckIns = defineOperation({
  method: 'GET',
  path: `${clientV2}/check-ins/assigned`,
  auth: 'account',
});
export const getAssignedCheckInsV1 = defineOperation({
  method: 'GET',
  path: `${client}/check-ins/assigned`,
  auth: 'account',
});
export const getAssignedCheckIn = defineOperation({
  method: 'GET',
  path: `${clientV2}/check-ins/assigned/{checkInId}`,
  auth: 'account',
});
export const getCheckInScores = defineOperation({
  method: 'GET',
  path: `${clientV2}/check-ins/scores`,
  auth: 'account',
});
export const getCheckInScoresV1 = defineOperation({
  method: 'GET',
  path: `${client}/check-ins/scores`,
  auth: 'account',
});
export const submitCheckIns = defineOperation({
  method: 'POST',
  path: `${client}/check-ins/submit`,
  auth: 'account',
  idempotency: 'flow',
  isSubmit: true,
});
export const getSymptomsGraph = defineOperation({
  method: 'GET',
  path: `${client}/insights/symptoms-graph`,
  auth: 'account',
});
export const getLifestyleGraph = defineOperation({
  method: 'GET',
  path: `${client}/insights/lifestyle-graph`,
  auth: 'account',
});
export const getActivityGraph = defineOperation({
  method: 'GET',
  path: `${client}/insights/activity-graph`,
  auth: 'account',
});
export const getWorksheetSummary = defineOperation({
  method: 'GET',
  path: `${client}/insights/worksheet-summary`,
  auth: 'account',
});
export const getIntervention = defineOperation({
  method: 'GET',
  path: `${client}/intervention/{interventionId}`,
  auth: 'account',
});

// The intake of a new patient.
export const getBranding = defineOperation({ method: 'GET', path: `${intake}/clinic-branding` });
export const getClinicInfo = defineOperation({
  method: 'GET',
  path: `${intake}/clinic-info`,
  auth: 'intake',
  isOptional: true,
});
export const getIntakeStatus = defineOperation({
  method: 'GET',
  path: `${intake}/status`,
  auth: 'intake',
});
export const getPolicies = defineOperation({
  method: 'GET',
  path: `${intake}/policies`,
  auth: 'intake',
});
export const getQuestionnaire = defineOperation({
  method: 'GET',
  path: `${intake}/questionnaire`,
  auth: 'intake',
});
export const saveBasicInfo = defineOperation({
  method: 'POST',
  path: `${intake}/basic-info`,
  auth: 'intake',
  isBodyIgnored: true,
  isSubmit: true,
});
export const signPolicies = defineOperation({
  method: 'POST',
  path: `${intake}/sign-consent-policies`,
  auth: 'intake',
  isBodyIgnored: true,
  isSubmit: true,
});
export const submitQuestionnaire = defineOperation({
  method: 'POST',
  path: `${intake}/submit-questionnaire`,
  auth: 'intake',
  isBodyIgnored: true,
  isSubmit: true,
});
export const createSetupIntent = defineOperation({
  method: 'POST',
  path: '/v1/public-api/billing/setup-intent',
  auth: 'intake',
});
export const resendMagicLink = defineOperation({
  method: 'POST',
  path: `${intake}/resend-magic-link`,
});
