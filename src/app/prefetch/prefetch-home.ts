import { toApiUrl } from '../../api/api-environment';
import { prefetchPaths } from '../../api/prefetch-paths';
import { prefetch } from '../../api/prefetch-cache';
import { isStoredSessionExpired, readStoredSession } from '../../state/stored-session';
import { pendingSignOut } from '../session/pending-sign-out';

type Origins = { readonly apiBaseUrl: string; readonly identityBaseUrl: string };

/**
 * Asks, each question as soon as the one before is answered, who is signed in, which profile that is and what is
 * assigned to it, for the start page to find (D3, D9). Rejects where that leads nowhere; the app then asks by itself.
 */
export async function prefetchHome(origins: Origins): Promise<void> {
  const accessToken = await getAccessToken(origins);
  const toUrl = (path: string) => toApiUrl(origins.apiBaseUrl, path);

  const response = await prefetch(toUrl(prefetchPaths.userProfiles), { bearer: accessToken });
  const { profiles } = JSON.parse(await response.text()) as { profiles: [{ userId: string }] };
  const { userId } = profiles[0];
  void prefetch(toUrl(prefetchPaths.publicUser(userId)));
  void prefetch(toUrl(prefetchPaths.assignedAssessments(userId)));
}

/** The token of the stored session, or of the one that the browser's cookie stands for. */
async function getAccessToken({ apiBaseUrl, identityBaseUrl }: Origins): Promise<string> {
  const stored = readStoredSession(Date.now());
  if (stored !== null) return stored.accessToken;
  if (pendingSignOut.isSet() || isStoredSessionExpired(Date.now()))
    throw new Error('The server still has to be told of a sign-out.');
  const origin = identityBaseUrl === '' ? apiBaseUrl : identityBaseUrl;
  const response = await prefetch(toApiUrl(origin, prefetchPaths.session), { withCookie: true });
  const { accessToken } = JSON.parse(await response.text()) as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new Error('Nobody is signed in.');
  return accessToken;
}
