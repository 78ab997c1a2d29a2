import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { ThunkExtra } from './thunk-extra';
import { toApiUrl } from './to-api-url';
import { fetchPrefetched } from './prefetch-cache';
import { toApiError, type ApiError } from './api-error';
import { getIdempotencyKey, isWrite, settleCommand } from './commands';
import packageInfo from '../../package.json';

/** How long a request may take, in ms (D2). */
const TIMEOUT_MS = 30_000;

/**
 * A request and how it is authenticated: `identity` requests send the identity service's cookie, `client` and `intake`
 * requests an access token, and `client` requests also name the profile that they act for (§6).
 */
export type ApiRequest = FetchArgs & {
  readonly service?: 'identity' | 'client' | 'intake';
  /** The screen works without the response: a lasting 401 of this request alone does not end the session. */
  readonly isOptional?: boolean;
};
/** The type of the API's base queries. */
export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

const send = fetchBaseQuery({
  timeout: TIMEOUT_MS,
  fetchFn: fetchPrefetched,
  prepareHeaders: (headers, api) => {
    const request = typeof api.arg === 'string' ? { url: api.arg } : api.arg;
    const extra = getThunkExtra(api);
    const isOwnOrigin = new URL(request.url).origin === window.location.origin;
    // Another origin has to allow these headers, or the browser would stop the request (D10).
    if (!isOwnOrigin && extra.origins.extraHeaders !== true) return headers;
    headers.set('x-client-version', packageInfo.version);
    if (isWrite(request)) headers.set('idempotency-key', getIdempotencyKey(request, extra));
    return headers;
  },
});

/** Returns the thunk argument that the store was created with. */
export function getThunkExtra({ extra }: { extra: unknown }): ThunkExtra {
  // SAFETY: createAppStore takes a ThunkExtra and nothing else.
  return extra as ThunkExtra;
}

/** Sends one request to the API's or the identity service's origin; fails with an `ApiError`. */
export const sendApiRequest: ApiBaseQuery = async (
  { service, isOptional: _isOptional, ...args },
  api,
  extraOptions,
) => {
  const extra = getThunkExtra(api);
  const { apiBaseUrl, identityBaseUrl } = extra.origins;
  const isIdentity = service === 'identity';
  const isPublicRead = service === undefined && (args.method ?? 'GET') === 'GET';
  const origin = isIdentity && identityBaseUrl !== '' ? identityBaseUrl : apiBaseUrl;
  const result = await send(
    {
      ...args,
      url: toApiUrl(origin, args.url),
      // Responses hold personal data: the browser must not keep a copy, nor show an old one on Back.
      cache: 'no-store',
      credentials: isIdentity ? 'include' : 'same-origin',
      // A redirect must not take credentials or personal data to another origin.
      redirect: isPublicRead ? 'follow' : 'error',
    },
    api,
    extraOptions,
  );
  if (result.error === undefined) {
    settleCommand(args, undefined, extra);
    return { data: result.data };
  }
  const error = toApiError(result.error);
  settleCommand(args, error, extra);
  // Being offline is not a bug: log at info level (§8). Endpoint names contain no personal data.
  if (error.reason === 'offline' && !api.signal.aborted)
    console.info(`No response: ${api.endpoint}`);
  return { error, meta: result.meta };
};
