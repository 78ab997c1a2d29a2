import { retry } from '@reduxjs/toolkit/query/react';
import { sendApiRequest, type ApiBaseQuery } from './api-request';
import type { ApiError } from './api-error';

/** The pause before the one retry of a query (§9 query retry: 1). */
const RETRY_DELAY_MS = 400;

/** What authenticated calls need; it comes with the first of them, or before where one is sure to follow. */
export const importAuthenticatedRequest = () =>
  import(/* webpackChunkName: "authenticated-requests" */ './authenticated-request');

/** Public calls go out as they are. */
const queryByService: ApiBaseQuery = async (request, api, extraOptions) => {
  if (request.service !== 'client' && request.service !== 'intake') {
    return sendApiRequest(request, api, extraOptions);
  }
  const { sendAuthenticatedRequest } = await importAuthenticatedRequest();
  return sendAuthenticatedRequest(request, api, extraOptions);
};

/** Queries are tried once more on no response and on 5xx; commands never by themselves (D9). */
export const baseQuery: ApiBaseQuery = retry(queryByService, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    // SAFETY: callByService is the only source of errors here.
    const { reason } = error as ApiError;
    return (
      baseQueryApi.type === 'query' && attempt <= 1 && (reason === 'offline' || reason === 'server')
    );
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
});
