import { toPath } from '../../api/operation';
import {
  getAssignedAssessments,
  getAssignedCheckIns,
  getCurrentSession,
  getProfile,
  getPublicUser,
} from '../../api/operations';
import { toApiUrl } from '../../api/to-api-url';
import type { LinkConfiguration } from '../../lib/configuration/link-configuration';
import type { HomeResponses, MemberResponses } from '../page-load';
import type { Prefetch, PrefetchCredentials } from './create-prefetch';
import { isStoredSessionExpired, readStoredSession } from '../../state/stored-session';
import { isIdleTooLong } from '../../state/last-input';
import { pendingSignOut } from '../../state/pending-sign-out';

/** How long the others wait for the check-ins, in ms. */
const CHECK_INS_TIMEOUT_MS = 2000;

/** What the session depends on. */
type SessionConfiguration = Pick<
  LinkConfiguration,
  'apiBaseUrl' | 'identityBaseUrl' | 'idleMinutes'
>;

/** Called when the user of the session is known. */
type OnProfile = (userId: string) => void;

/** The session's access token, and whose it is. */
type Member = {
  readonly userId: string;
  readonly profiles: unknown;
  /** Prefetches a path of the API, as that person or without credentials. */
  readonly send: (path: string, as: MemberRequest['as']) => Promise<Response>;
};

/** Prefetches session and profile, one after the other. Rejects when one fails; the app then sends the requests itself. */
async function prefetchMember(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
  onProfile: OnProfile,
): Promise<Member> {
  const accessToken = await getAccessToken(prefetch, configuration);
  const send = (path: string, credentials?: PrefetchCredentials) =>
    prefetch.send(toApiUrl(configuration.apiBaseUrl, path), credentials);
  const response = await send(toPath(getProfile, {}), { bearer: accessToken });
  const profiles = (await readJson(response)) as { profiles: [{ userId: string | number }] };
  const userId = String(profiles.profiles[0].userId);
  onProfile(userId);
  const asMember = { bearer: accessToken, profileUserId: userId };
  return {
    userId,
    profiles,
    send: (path, as) => send(path, as === 'member' ? asMember : undefined),
  };
}

/** Prefetches what the home page reads (D9). */
export async function prefetchHome(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
  onProfile: OnProfile,
): Promise<HomeResponses> {
  const { userId, profiles, send } = await prefetchMember(prefetch, configuration, onProfile);
  const load = async (...request: Parameters<typeof send>) => readJson(await send(...request));
  const [user, assigned, checkIns] = await Promise.all([
    load(toPath(getPublicUser, { userId }), 'public'),
    load(toPath(getAssignedAssessments, { userId }), 'public'),
    // The page does without them.
    Promise.race([
      load(toPath(getAssignedCheckIns, { userId }), 'member').catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, CHECK_INS_TIMEOUT_MS)),
    ]),
  ]);
  return { profiles, user, assigned, checkIns };
}

/** A request of a signed-in person's page; false for `isShown` if its first view does not need the response. */
export type MemberRequest = {
  readonly path: string;
  readonly as: 'member' | 'public';
  readonly isShown: boolean;
};

/** Prefetches what another page of a signed-in person reads: session, profile, and what `getRequests` returns. */
export async function prefetchMemberPage(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
  getRequests: (userId: string) => readonly MemberRequest[],
  onProfile: OnProfile,
): Promise<MemberResponses> {
  const { userId, profiles, send } = await prefetchMember(prefetch, configuration, onProfile);
  const sent = getRequests(userId).map(({ path, as, isShown }) => ({
    response: send(path, as),
    isShown,
  }));
  const shown = sent.filter(({ isShown }) => isShown);
  return {
    profiles,
    shown: await Promise.all(shown.map(async ({ response }) => readJson(await response))),
  };
}

/** Prefetches the session for the login page; rejects if there is one. */
export const expectNoSession = (prefetch: Prefetch, configuration: SessionConfiguration) =>
  getAccessToken(prefetch, configuration).then(
    () => Promise.reject(new Error('A user is signed in.')),
    () => undefined,
  );

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return JSON.parse(await response.text()) as unknown;
}

/** Whether the browser already knows that nobody is signed in. */
export function isSessionOver({ idleMinutes }: Pick<SessionConfiguration, 'idleMinutes'>): boolean {
  const now = Date.now();
  const mayResume = !pendingSignOut.isSet() && !isStoredSessionExpired(now);
  return isIdleTooLong(idleMinutes, now) || (readStoredSession(now) === null && !mayResume);
}

/** The access token of the stored session, else of the cookie's session; rejects if no user is signed in. */
async function getAccessToken(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
): Promise<string> {
  if (isSessionOver(configuration)) throw new Error('No session.');
  const stored = readStoredSession(Date.now());
  if (stored !== null) return stored.accessToken;
  const { apiBaseUrl, identityBaseUrl } = configuration;
  const origin = identityBaseUrl === '' ? apiBaseUrl : identityBaseUrl;
  const response = await prefetch.send(toApiUrl(origin, toPath(getCurrentSession, {})), {
    withCookie: true,
  });
  const { accessToken } = (await readJson(response)) as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new Error('No session.');
  return accessToken;
}
