import { retry } from '@reduxjs/toolkit/query/react';
import { sendApiRequest, type ApiBaseQuery } from './api-request';
import type { ApiError } from './api-error';

/** The delay before the one retry of a query, in ms (§9 query retry: 1). */
const RETRY_DELAY_MS = 400;

/** Loads the code of authenticated requests: with the first of them, or earlier where one will follow. */
export const importAuthenticatedRequest = () =>
  import(/* webpackChunkName: "authenticated-requests" */ './authenticated-request');

/** Public requests are sent without the code of authenticated ones. */
const queryByService: ApiBaseQuery = async (request, api, extraOptions) => {
  if (request.service !== 'client' && request.service !== 'intake') {
    return sendApiRequest(request, api, extraOptions);
  }
  const { sendAuthenticatedRequest } = await importAuthenticatedRequest();
  return sendAuthenticatedRequest(request, api, extraOptions);
};

/** The base query: retries a query once if it is offline or gets a 5xx, and never retries a mutation (D9). */
export const baseQuery: ApiBaseQuery = retry(queryByService, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    // SAFETY: all errors come from queryByService.
    const { reason } = error as ApiError;
    return (
      baseQueryApi.type === 'query' && attempt <= 1 && (reason === 'offline' || reason === 'server')
    );
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
});
