import { getFirstLoad } from '../lib/first-load/first-load';
import { getClientVersion } from './release';
import { PROFILE_HEADER } from './prefetch-cache';
import { isOwnOrigin } from './to-api-url';

let resolveFirstResponse: () => void;
/** Resolves when the first prefetch succeeds or fails. */
export const firstResponse = new Promise<void>((resolve) => {
  resolveFirstResponse = resolve;
});

/** How a prefetch is authenticated: not at all, by an access token, or by the browser's cookie. */
export type PrefetchCredentials = {
  readonly bearer?: string | undefined;
  /** The user for whom an authenticated request acts (§7). */
  readonly profileUserId?: string;
  readonly withCookie?: boolean;
};

/** Sends a GET request to an absolute URL before the code that needs the response is loaded. The consumer handles errors. */
export function prefetch(url: string, credentials: PrefetchCredentials = {}): Promise<Response> {
  const { ended, configuration, prefetched } = getFirstLoad();
  // The token may be of the session that has ended meanwhile.
  if (ended !== null) return Promise.reject(new Error('The visit has ended.'));
  const controller = new AbortController();
  const authorization = credentials.bearer === undefined ? null : `Bearer ${credentials.bearer}`;
  const acceptsExtraHeaders = isOwnOrigin(url) || configuration?.extraHeaders === true;
  const response = fetchBuffered(url, {
    headers: {
      accept: 'application/json',
      ...(authorization !== null && { authorization }),
      ...(credentials.profileUserId !== undefined && {
        [PROFILE_HEADER]: credentials.profileUserId,
      }),
      ...(acceptsExtraHeaders && { 'x-client-version': getClientVersion() }),
    },
    credentials: credentials.withCookie === true ? 'include' : 'same-origin',
    // A redirect must not take credentials to another origin.
    redirect: authorization !== null || credentials.withCookie === true ? 'error' : 'follow',
    signal: controller.signal,
  });
  response.then(resolveFirstResponse, resolveFirstResponse);
  prefetched.set(url, {
    response,
    startedAt: performance.now(),
    controller,
    authorization,
  });
  return response;
}

/** A response whose body is already loaded, and can be read more than once. */
class BufferedResponse extends Response {
  readonly #body: string;

  constructor(body: string, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers });
    this.#body = body;
  }

  override clone(): Response {
    return this;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#body);
  }
}

async function fetchBuffered(url: string, init: RequestInit): Promise<Response> {
  // Definitions are the same for everybody: the browser may keep them as long as the server says.
  const cache = url.includes('/assessments?') ? 'default' : 'no-store';
  const response = await fetch(url, { ...init, cache });
  return new BufferedResponse(await response.text(), response);
}
