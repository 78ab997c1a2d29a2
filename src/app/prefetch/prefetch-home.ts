import { firstLoadPaths } from '../../api/first-load-paths';
import { prefetch } from '../../api/prefetch-cache';
import type { ApiOrigins } from '../../api/thunk-extra';
import { toApiUrl } from '../../api/to-api-url';
import { isStoredSessionExpired, readStoredSession } from '../../state/stored-session';
import { pendingSignOut } from '../session/pending-sign-out';

/**
 * Prefetches what the home page reads, one after the other: session, profile, assigned assessments (D3, D9). Rejects
 * when one of them fails; the app then sends the requests itself.
 */
export async function prefetchHome(origins: ApiOrigins): Promise<void> {
  const accessToken = await getAccessToken(origins);
  const toUrl = (path: string) => toApiUrl(origins.apiBaseUrl, path);

  const response = await prefetch(toUrl(firstLoadPaths.userProfiles), { bearer: accessToken });
  const { profiles } = JSON.parse(await response.text()) as { profiles: [{ userId: string }] };
  const { userId } = profiles[0];
  void prefetch(toUrl(firstLoadPaths.publicUser(userId)));
  void prefetch(toUrl(firstLoadPaths.assignedAssessments(userId)));
}

/** The access token of the stored session, else of the cookie's session; rejects if no user is signed in. */
async function getAccessToken({ apiBaseUrl, identityBaseUrl }: ApiOrigins): Promise<string> {
  const stored = readStoredSession(Date.now());
  if (stored !== null) return stored.accessToken;
  if (pendingSignOut.isSet() || isStoredSessionExpired(Date.now())) throw new Error('No session.');
  const origin = identityBaseUrl === '' ? apiBaseUrl : identityBaseUrl;
  const response = await prefetch(toApiUrl(origin, firstLoadPaths.session), { withCookie: true });
  const { accessToken } = JSON.parse(await response.text()) as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new Error('No session.');
  return accessToken;
}
