import { signIn, signOut } from '../../../api/operations';
import { toFinding, type Finding, type Probe, type Target } from '../probe';
import { getOrigins } from './api';

/** A user to sign in as, for identity services that set their cookie only then. */
export type Credentials = { readonly email: string; readonly password: string };

const post = (target: Target, path: string, body: object | null, cookie = '') =>
  target.send(getOrigins(target).identity + path, {
    method: 'POST',
    headers: {
      origin: target.origin,
      ...(cookie !== '' && { cookie }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body: JSON.stringify(body) }),
  });

/** The cookies that the identity service sets when somebody signs in, and when nobody who signed in signs out. */
async function getCookies(target: Target, credentials: Credentials | null) {
  if (credentials === null) return (await post(target, signOut.path, null)).headers.getSetCookie();
  const response = await post(target, signIn.path, { ...credentials, userType: 'patient' });
  if (!response.ok) throw new Error(`the sign-in responds with ${response.status}`);
  const cookies = response.headers.getSetCookie();
  const pairs = cookies.map((cookie) => cookie.split(';')[0]);
  await post(target, signOut.path, null, pairs.join('; '));
  return cookies;
}

/** A guess: the last two labels, which is too few for some countries. */
const getSite = (origin: string) => new URL(origin).hostname.split('.').slice(-2).join('.');

function findFlagProblems(target: Target, cookie: string): readonly string[] {
  const { identity } = getOrigins(target);
  const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim());
  const flags = rest.map((flag) => flag.toLowerCase());
  const sameSite = flags.find((flag) => flag.startsWith('samesite='))?.slice('samesite='.length);
  const isCrossSite = getSite(identity) !== getSite(target.origin);
  const problems = [
    ...(flags.includes('httponly') ? [] : ['lacks HttpOnly']),
    ...(flags.includes('secure') || identity.startsWith('http:') ? [] : ['lacks Secure']),
    ...(sameSite === undefined ? ['lacks SameSite'] : []),
    ...(isCrossSite && sameSite !== 'none' ? ['needs SameSite=None on another site'] : []),
    ...(!isCrossSite && sameSite === 'none' ? ['has SameSite=None on the same site'] : []),
  ];
  return problems.map((problem) => `${pair.split('=')[0] ?? ''} ${problem}`);
}

async function check(target: Target, credentials: Credentials | null): Promise<Finding> {
  const cookies = await getCookies(target, credentials);
  if (cookies.length > 0)
    return toFinding(cookies.flatMap((cookie) => findFlagProblems(target, cookie)));
  return credentials === null
    ? {
        outcome: 'skipped',
        text: 'no cookie without a sign-in: set CHECK_EMAIL and CHECK_PASSWORD',
      }
    : { outcome: 'failed', text: 'the sign-in sets no cookie' };
}

/** The flags of the identity service's cookie. */
export const createCookieProbe = (credentials: Credentials | null): Probe => ({
  name: 'session cookie',
  run: (target) => check(target, credentials),
});
