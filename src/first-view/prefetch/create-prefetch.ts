import { getClientVersion } from '../../api/release';
import { PROFILE_HEADER } from '../../api/prefetch-cache';
import { isSameOrigin } from '../../api/to-api-url';
import type { PageLoad } from '../page-load';

/** How a prefetch is authenticated: not at all, by an access token, or by the browser's cookie. */
export type PrefetchCredentials = {
  readonly bearer?: string | undefined;
  /** The user for whom an authenticated request acts (§7). */
  readonly profileUserId?: string;
  readonly withCookie?: boolean;
};

export type Prefetch = {
  /** Sends a GET request to an absolute URL before the code that needs the response is loaded. The consumer handles errors. */
  readonly send: (url: string, credentials?: PrefetchCredentials) => Promise<Response>;
  /** Resolves when the first response arrives, or fails. */
  readonly firstResponse: Promise<void>;
};

/** Creates the prefetch of a page, which keeps the responses in its page load. */
export function createPrefetch(pageLoad: PageLoad): Prefetch {
  let resolveFirstResponse: () => void;
  const firstResponse = new Promise<void>((resolve) => {
    resolveFirstResponse = resolve;
  });
  const send: Prefetch['send'] = (url, credentials = {}) => {
    // The token may be of the session that has ended meanwhile.
    if (pageLoad.ended !== null) return Promise.reject(new Error('The visit has ended.'));
    const controller = new AbortController();
    const authorization = credentials.bearer === undefined ? null : `Bearer ${credentials.bearer}`;
    const acceptsExtraHeaders = isSameOrigin(url) || pageLoad.configuration?.extraHeaders === true;
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
    pageLoad.prefetched.set(url, {
      response,
      startedAt: performance.now(),
      controller,
      authorization,
    });
    return response;
  };
  return { send, firstResponse };
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
