import { fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiUrl, type ThunkExtra } from './api-environment';
import { fetchPrefetched } from './prefetch-cache';
import { toApiError, type ApiError } from './api-error';

/** After this long without an answer a call has failed (D2). */
const TIMEOUT_MS = 30_000;

/**
 * A call and whose it is. Calls to the identity service carry its cookie; `client` and `intake` calls are
 * authenticated, and `client` calls name the profile they speak for (§6).
 */
export type ApiRequest = FetchArgs & { readonly service?: 'identity' | 'client' | 'intake' };
export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

const send = fetchBaseQuery({ timeout: TIMEOUT_MS, fetchFn: fetchPrefetched });

/** The environment that the store was created with. */
export function getThunkExtra({ extra }: { extra: unknown }): ThunkExtra {
  // SAFETY: createAppStore takes a ThunkExtra and nothing else.
  return extra as ThunkExtra;
}

/** One call to the API's origin, as it is; its error is a `WireError`. */
export const sendApiRequest: ApiBaseQuery = async ({ service, ...args }, api, extraOptions) => {
  const { apiBaseUrl, identityBaseUrl } = getThunkExtra(api).api;
  const isIdentity = service === 'identity';
  const isPublicRead = service === undefined && (args.method ?? 'GET') === 'GET';
  const origin = isIdentity && identityBaseUrl !== '' ? identityBaseUrl : apiBaseUrl;
  const result = await send(
    {
      ...args,
      url: toApiUrl(origin, args.url),
      // What is kept of a person is kept by the clinic: on Back a browser would show its own old copy.
      cache: 'no-store',
      credentials: isIdentity ? 'include' : 'same-origin',
      // What a person is known by goes to this origin alone, wherever it may point.
      redirect: isPublicRead ? 'follow' : 'error',
    },
    api,
    extraOptions,
  );
  if (result.error === undefined) return { data: result.data };
  const error = toApiError(result.error);
  // A network that is away is nobody's mistake, so it is noted and no more (§8); the name of a call tells of nobody.
  if (error.reason === 'offline' && !api.signal.aborted)
    console.info(`No response: ${api.endpoint}`);
  return { error, meta: result.meta };
};
