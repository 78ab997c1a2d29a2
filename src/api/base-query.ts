import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { toApiUrl, type ThunkExtra } from './api-environment';
import { fetchWarm } from './warm-responses';
import { toWireError, type WireError } from './wire-error';

/** After this long without an answer a call has failed (D2). */
const TIMEOUT_MS = 30_000;
/** The pause before the one retry of a query (§9 query retry: 1). */
const RETRY_DELAY_MS = 400;

/** A call: its path, and whose it is; calls to the identity service carry its cookie (D3). */
type ApiCall = FetchArgs & { readonly service?: 'identity' };
type ApiQuery = BaseQueryFn<ApiCall, unknown, WireError>;

const send = fetchBaseQuery({ timeout: TIMEOUT_MS, fetchFn: fetchWarm });

/** One call to the API's origin; its error is a `WireError`. */
const callApi: ApiQuery = async ({ service, ...args }, api, extraOptions) => {
  // SAFETY: the store is created with a ThunkExtra (see createAppStore).
  const { apiBaseUrl, identityBaseUrl } = (api.extra as ThunkExtra).api;
  const isIdentity = service === 'identity';
  const origin = isIdentity && identityBaseUrl !== '' ? identityBaseUrl : apiBaseUrl;
  const result = await send(
    {
      ...args,
      url: toApiUrl(origin, args.url),
      credentials: isIdentity ? 'include' : 'same-origin',
    },
    api,
    extraOptions,
  );
  return result.error === undefined
    ? { data: result.data }
    : { error: toWireError(result.error), meta: result.meta };
};

/** Queries are tried once more on no response and on 5xx; commands never by themselves (D9). */
export const baseQuery: ApiQuery = retry(callApi, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    // SAFETY: callApi is the only source of errors here.
    const { reason } = error as WireError;
    return (
      baseQueryApi.type === 'query' && attempt <= 1 && (reason === 'offline' || reason === 'server')
    );
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
});
