import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { REQUEST_TIMEOUT_MS } from '../lib/time/request-timeout';
import { isRefusal } from '../../machines/submission/submission';
import type { ThunkExtra, WriteOutcome } from './thunk-extra';
import { isSameOrigin, toApiUrl } from './to-api-url';
import { createPrefetchedFetch } from './prefetch-cache';
import { toApiError } from './api-error';
import type { ApiBaseQuery } from './api-request.types';
import { getCommand, isWrite, settleCommand } from './commands';
import { getClientVersion } from './release';

/** Fails as a response that cannot be read does if a header cannot have the characters of an id from the server. */
const send: BaseQueryFn<
  FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const fetchFn = createPrefetchedFetch(getThunkExtra(api).earlyLoad);
  try {
    return await fetchBaseQuery({ timeout: REQUEST_TIMEOUT_MS, fetchFn })(args, api, extraOptions);
  } catch (error) {
    return { error: { status: 'CUSTOM_ERROR', error: String(error) } };
  }
};

/** In bytes: browsers refuse larger requests that outlive their page, and other such requests count as well. */
const MAX_KEEPALIVE_BYTES = 60_000;

const isSmall = (body: unknown) =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MAX_KEEPALIVE_BYTES;

/** Returns the thunk argument that the store was created with. */
export function getThunkExtra({ extra }: { extra: unknown }): ThunkExtra {
  // SAFETY: createAppStore takes a ThunkExtra and nothing else.
  return extra as ThunkExtra;
}

/** Sends one request to the API's or the identity service's origin; fails with an `ApiError`. */
export const sendApiRequest: ApiBaseQuery = async (request, api, extraOptions) => {
  const {
    auth,
    server,
    isOptional: _isOptional,
    resource: _resource,
    isSameForAll,
    isSubmit,
    idempotencyKey,
    ...args
  } = request;
  const extra = getThunkExtra(api);
  const { apiBaseUrl, identityBaseUrl } = extra.origins;
  const isIdentity = server === 'identity';
  const isPublicRead = auth === undefined && !isIdentity && !isWrite(args);
  const origin = isIdentity && identityBaseUrl !== '' ? identityBaseUrl : apiBaseUrl;
  const url = toApiUrl(origin, args.url);
  const acceptsExtraHeaders = isSameOrigin(url) || extra.origins.extraHeaders === true;
  const command = isWrite(args) && idempotencyKey === undefined ? getCommand(request, extra) : null;
  const observeWrite = (outcome: WriteOutcome['outcome']) => {
    // Who signs in is not counted.
    if (!isWrite(args) || idempotencyKey === null) return;
    for (const observe of extra.writeObservers) observe({ endpoint: api.endpoint, outcome });
  };
  const key = acceptsExtraHeaders ? (idempotencyKey ?? command?.key) : undefined;
  observeWrite('started');
  const result = await send(
    {
      ...args,
      url,
      headers: {
        ...args.headers,
        ...(acceptsExtraHeaders && { 'x-client-version': getClientVersion() }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      // Others hold personal data: the browser must not keep a copy, nor show an old one on Back.
      cache: isSameForAll ? 'default' : 'no-store',
      credentials: isIdentity ? 'include' : 'same-origin',
      // A redirect must not take credentials or personal data to another origin.
      redirect: isPublicRead ? 'follow' : 'error',
      ...(isSubmit && { keepalive: isSmall(args.body) }),
    },
    // A submit is not aborted with its flow or with the session (D9).
    isSubmit ? { ...api, signal: new AbortController().signal } : api,
    extraOptions,
  );
  const error = result.error && {
    ...toApiError(result.error),
    ...(command?.isUncertain === true && { wasUncertain: true }),
  };
  if (command !== null) settleCommand(request, command, error, extra);
  if (error === undefined) observeWrite('confirmed');
  else observeWrite(isRefusal(error) ? 'refused' : 'uncertain');
  if (error === undefined) return { data: result.data };
  // Being offline is not a bug: log at info level (§8). Endpoint names contain no personal data.
  if (error.reason === 'offline' && !api.signal.aborted)
    console.info(`No response: ${api.endpoint}`);
  if (!api.signal.aborted)
    for (const observe of extra.failureObservers)
      observe({ endpoint: api.endpoint, reason: error.reason, status: error.status });
  return { error, meta: result.meta };
};
