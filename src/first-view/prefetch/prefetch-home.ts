import { toPath } from '../../api/operation';
import {
  getAssignedAssessments,
  getAssignedCheckIns,
  getCurrentSession,
  getProfile,
  getPublicUser,
} from '../../api/operations';
import { prefetch, type PrefetchCredentials } from '../../api/prefetch';
import type { ApiOrigins } from '../../api/thunk-extra';
import { toApiUrl } from '../../api/to-api-url';
import type { HomeResponses } from '../../lib/first-load/first-load';
import { isStoredSessionExpired, readStoredSession } from '../../state/stored-session';
import { pendingSignOut } from '../../state/pending-sign-out';

/** How long the others wait for the check-ins, in ms. */
const CHECK_INS_TIMEOUT_MS = 2000;

type Callbacks = {
  /** Called when there is a session. */
  readonly onSignedIn: () => void;
  /** Called when its user is known. */
  readonly onProfile: (userId: string) => void;
};

/**
 * Prefetches what the home page reads, one after the other: session, profile, assigned assessments and check-ins (D3, D9). Rejects
 * when one of them fails; the app then sends the requests itself.
 */
export async function prefetchHome(
  origins: ApiOrigins,
  { onSignedIn, onProfile }: Callbacks,
): Promise<HomeResponses> {
  const accessToken = await getAccessToken(origins);
  onSignedIn();
  const toUrl = (path: string) => toApiUrl(origins.apiBaseUrl, path);

  const response = await prefetch(toUrl(toPath(getProfile, {})), { bearer: accessToken });
  const profiles = (await readJson(response)) as { profiles: [{ userId: string | number }] };
  const userId = String(profiles.profiles[0].userId);
  onProfile(userId);
  const load = async (path: string, credentials?: PrefetchCredentials) =>
    readJson(await prefetch(toUrl(path), credentials));
  const asUser = { bearer: accessToken, profileUserId: userId };
  const [user, assigned, checkIns] = await Promise.all([
    load(toPath(getPublicUser, { userId })),
    load(toPath(getAssignedAssessments, { userId })),
    // The page does without them.
    Promise.race([
      load(toPath(getAssignedCheckIns, { userId }), asUser).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, CHECK_INS_TIMEOUT_MS)),
    ]),
  ]);
  return { profiles, user, assigned, checkIns };
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return JSON.parse(await response.text()) as unknown;
}

/** The access token of the stored session, else of the cookie's session; rejects if no user is signed in. */
async function getAccessToken({ apiBaseUrl, identityBaseUrl }: ApiOrigins): Promise<string> {
  const stored = readStoredSession(Date.now());
  if (stored !== null) return stored.accessToken;
  if (pendingSignOut.isSet() || isStoredSessionExpired(Date.now())) throw new Error('No session.');
  const origin = identityBaseUrl === '' ? apiBaseUrl : identityBaseUrl;
  const response = await prefetch(toApiUrl(origin, toPath(getCurrentSession, {})), {
    withCookie: true,
  });
  const { accessToken } = (await readJson(response)) as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new Error('No session.');
  return accessToken;
}
