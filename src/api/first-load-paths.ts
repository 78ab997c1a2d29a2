import type { TelecomType } from '../../machines/app-context';
import { encodePathSegment } from '../lib/url/encode-path-segment';

const publicUser = (userId: string) => `/v1/public-api/user/${encodePathSegment(userId)}`;

/** Paths of the API that the prefetch and the first page of a public link use (§7); all others, in `paths.ts`, load later. */
export const firstLoadPaths = {
  session: '/auth/session',
  userProfiles: '/v1/client-api/account/user-profiles',
  publicUser,
  consentInfo: (userId: string) => `${publicUser(userId)}/consent-info`,
  acceptConsent: (userId: string) => `${publicUser(userId)}/accept-consent`,
  birthdayStatus: (userId: string, telecomType: TelecomType | null) =>
    `${publicUser(userId)}/birthday-verification-status${
      telecomType === null ? '' : `?telecomType=${telecomType}`
    }`,
  birthdayVerification: (userId: string) => `${publicUser(userId)}/birthday-verification`,
  assignedAssessments: (userId: string) => `${publicUser(userId)}/assigned-assessments`,
  submitAssessments: (userId: string) => `${publicUser(userId)}/submit-assessments`,
  assignedPublicCheckIns: (userId: string) => `${publicUser(userId)}/assigned-checkins`,
  safetyNet: (userId: string) => `${publicUser(userId)}/safety-net`,
  assessments: (ids: readonly string[]) =>
    `/v1/public-api/assessments?Ids=${ids.map((id) => encodeURIComponent(id)).join(',')}`,
} as const;
