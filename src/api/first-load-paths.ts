import type { TelecomType } from '../../machines/app-context';
import { encodePathSegment } from '../lib/url/encode-path-segment';
import { MAX_IDS_LENGTH } from '../lib/url/parse-ids';

/** Joins encoded ids with commas, in as many lists as their length needs, in order. */
function joinIds(ids: readonly string[]): readonly string[] {
  const [first, ...others] = ids.map((id) => encodeURIComponent(id));
  if (first === undefined) return [];
  const lists = [first];
  for (const id of others) {
    const list = `${lists.at(-1)},${id}`;
    if (list.length > MAX_IDS_LENGTH) lists.push(id);
    else lists[lists.length - 1] = list;
  }
  return lists;
}

const publicUser = (userId: string) => `/v1/public-api/user/${encodePathSegment(userId)}`;

/** Paths of the API that the prefetch and the first page of a public link or of a signed-in user use (§7); the others are in `paths.ts`. */
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
  assignedCheckIns: (userId: string) =>
    `/v2/client-api/users/${encodePathSegment(userId)}/check-ins/assigned`,
  safetyNet: (userId: string) => `${publicUser(userId)}/safety-net`,
  /** Several paths for very many ids, which only a server can name; none for no id. */
  assessments: (ids: readonly string[]) =>
    joinIds(ids).map((list) => `/v1/public-api/assessments?Ids=${list}`),
} as const;
