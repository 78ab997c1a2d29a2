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

/** Called when the user of the session is known, or turns out to be another one. */
type OnUser = (userId: string) => void;

/** The user of the session. */
type Member = {
  readonly userId: string;
  /** The response with the profiles; rejects if it fails, or if the first profile is that of another user. */
  readonly profiles: Promise<unknown>;
  /** Prefetches a path of the API, as that person or without credentials. */
  readonly send: (path: string, as: MemberRequest['as']) => Promise<Response>;
};

/**
 * Prefetches session and profile, one after the other; does not wait for the profile if the user is known from an earlier
 * visit. Rejects when one fails; the app then sends the requests itself.
 */
async function prefetchMember(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
  onUser: OnUser,
): Promise<Member> {
  const { accessToken, userId: knownUserId } = await getMemberSession(prefetch, configuration);
  const send = (path: string, credentials?: PrefetchCredentials) =>
    prefetch.send(toApiUrl(configuration.apiBaseUrl, path), credentials);
  const profiles = send(toPath(getProfile, {}), { bearer: accessToken }).then(readJson);
  const loadedUserId = profiles.then(readUserId);
  const userId = knownUserId ?? (await loadedUserId);
  onUser(userId);
  const verifiedProfiles = loadedUserId.then((loaded) => {
    onUser(loaded);
    if (loaded !== userId) throw new Error('The profile is that of another user.');
    return profiles;
  });
  // Handled where it is waited for.
  verifiedProfiles.catch(() => undefined);
  const asMember = { bearer: accessToken, profileUserId: userId };
  return {
    userId,
    profiles: verifiedProfiles,
    send: (path, as) => send(path, as === 'member' ? asMember : undefined),
  };
}

/** The user for whom a session acts (D6). */
function readUserId(profiles: unknown): string {
  const {
    profiles: [first],
  } = profiles as { profiles: [{ userId: string | number }] };
  return String(first.userId);
}

/** Prefetches what the home page reads (D9). */
export async function prefetchHome(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
  onUser: OnUser,
): Promise<HomeResponses> {
  const member = await prefetchMember(prefetch, configuration, onUser);
  const { userId, send } = member;
  const load = async (...request: Parameters<typeof send>) => readJson(await send(...request));
  const [profiles, user, assigned, checkIns] = await Promise.all([
    member.profiles,
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
  onUser: OnUser,
): Promise<MemberResponses> {
  const member = await prefetchMember(prefetch, configuration, onUser);
  const sent = getRequests(member.userId).map(({ path, as, isShown }) => ({
    response: member.send(path, as),
    isShown,
  }));
  const shown = sent.filter(({ isShown }) => isShown);
  const [profiles, ...responses] = await Promise.all([
    member.profiles,
    ...shown.map(async ({ response }) => readJson(await response)),
  ]);
  return { profiles, shown: responses };
}

/** Prefetches the session for the login page; rejects if there is one. */
export const expectNoSession = (prefetch: Prefetch, configuration: SessionConfiguration) =>
  getMemberSession(prefetch, configuration).then(
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

/** What is known of the session before the profile. */
type MemberSession = { readonly accessToken: string; readonly userId?: string | undefined };

/** The stored session, else that of the cookie; rejects if no user is signed in. */
async function getMemberSession(
  prefetch: Prefetch,
  configuration: SessionConfiguration,
): Promise<MemberSession> {
  if (isSessionOver(configuration)) throw new Error('No session.');
  const stored = readStoredSession(Date.now());
  if (stored !== null) return stored;
  const { apiBaseUrl, identityBaseUrl } = configuration;
  const origin = identityBaseUrl === '' ? apiBaseUrl : identityBaseUrl;
  const response = await prefetch.send(toApiUrl(origin, toPath(getCurrentSession, {})), {
    withCookie: true,
  });
  const { accessToken } = (await readJson(response)) as { accessToken?: unknown };
  if (typeof accessToken !== 'string') throw new Error('No session.');
  return { accessToken };
}
