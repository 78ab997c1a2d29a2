import { encodePathSegment } from '../lib/url/encode-path-segment';
import { firstLoadPaths } from './first-load-paths';

const { publicUser } = firstLoadPaths;
const checkIns = (userId: string, version: 'v1' | 'v2') =>
  `/${version}/client-api/users/${encodePathSegment(userId)}/check-ins`;

const insights = (userId: string) => `/v1/client-api/users/${encodePathSegment(userId)}/insights`;

const intake = '/v1/public-api/intake';

/** Paths of the API (§7); every id is encoded, so that it cannot change the endpoint. */
export const paths = {
  ...firstLoadPaths,
  unsubscribe: (userId: string) => `${publicUser(userId)}/unsubscribe`,
  subscribe: (userId: string) => `${publicUser(userId)}/subscribe`,
  requestResetCode: '/v1/public-api/authentication/forgot-password/request-code',
  confirmReset: '/v1/public-api/authentication/forgot-password/confirm',
  inviteLookup: '/v1/public-api/onboarding/lookup',
  verificationCode: '/v1/public-api/onboarding/verification-code',
  account: '/v1/public-api/onboarding/account',
  signIn: '/auth/sign-in',
  signOut: '/auth/sign-out',
  refreshToken: '/auth/refresh-token',
  magicCode: '/v1/public-api/authentication/magic-code/authenticate',
  dismissSafetyNet: (userId: string) =>
    `/v1/client-api/users/${encodePathSegment(userId)}/safety-net/dismiss`,
  reminders: (userId: string) =>
    `/v1/client-api/users/${encodePathSegment(userId)}/notification-preferences`,
  reminder: (userId: string, reminderId: string) =>
    `/v1/client-api/users/${encodePathSegment(userId)}/notification-preferences/${encodePathSegment(reminderId)}`,
  optionalComms: (userId: string) =>
    `/v1/client-api/users/${encodePathSegment(userId)}/optional-comms`,
  userUpdate: (userId: string) => `/v1/client-api/users/${encodePathSegment(userId)}/update`,
  kioskClinic: (clinicDisplayId: string) =>
    `/v1/public-api/kiosk/clinic/${encodePathSegment(clinicDisplayId)}`,
  identifyVisitor: '/v1/public-api/kiosk/identify-patient-attributes',
  clinic: (clinicDisplayId: string) =>
    `/v1/public-api/clinics/${encodePathSegment(clinicDisplayId)}`,
  kioskPatient: (patientId: string) =>
    `/v1/public-api/kiosk/patients/${encodePathSegment(patientId)}`,
  publicCheckIn: (checkInId: string, versionId: string | null) =>
    `/v1/public-api/check-ins/${encodePathSegment(checkInId)}${
      versionId === null ? '' : `?versionId=${encodeURIComponent(versionId)}`
    }`,
  submitPublicCheckIns: (userId: string) => `${publicUser(userId)}/submit-checkins`,
  assignedCheckIns: (userId: string, version: 'v1' | 'v2') =>
    version === 'v2'
      ? firstLoadPaths.assignedCheckIns(userId)
      : `${checkIns(userId, 'v1')}/assigned`,
  assignedCheckIn: (userId: string, checkInId: string) =>
    `${checkIns(userId, 'v2')}/assigned/${encodePathSegment(checkInId)}`,
  checkInScores: (userId: string, checkInIds: readonly string[], version: 'v1' | 'v2') =>
    `${checkIns(userId, version)}/scores?checkInIds=${checkInIds.map((id) => encodeURIComponent(id)).join(',')}`,
  submitCheckIns: (userId: string) => `${checkIns(userId, 'v1')}/submit`,
  intervention: (userId: string, interventionId: string) =>
    `/v1/client-api/users/${encodePathSegment(userId)}/intervention/${encodePathSegment(interventionId)}`,
  symptomsGraph: (userId: string, timeScale: string) =>
    `${insights(userId)}/symptoms-graph?timeScale=${timeScale}`,
  lifestyleGraph: (userId: string, timeScale: string) =>
    `${insights(userId)}/lifestyle-graph?timeScale=${timeScale}`,
  activityGraph: (userId: string, timeScale: string) =>
    `${insights(userId)}/activity-graph?timeScale=${timeScale}`,
  worksheetSummary: (userId: string) => `${insights(userId)}/worksheet-summary`,
  intakeBranding: (code: string) => `${intake}/clinic-branding?code=${encodeURIComponent(code)}`,
  intakeClinicInfo: `${intake}/clinic-info`,
  intakeStatus: `${intake}/status`,
  intakePolicies: `${intake}/policies`,
  intakeQuestionnaire: `${intake}/questionnaire`,
  intakeBasicInfo: `${intake}/basic-info`,
  intakeConsent: `${intake}/sign-consent-policies`,
  intakeSubmit: `${intake}/submit-questionnaire`,
  intakeResend: `${intake}/resend-magic-link`,
  setupIntent: '/v1/public-api/billing/setup-intent',
} as const;
