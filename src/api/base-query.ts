import { retry } from '@reduxjs/toolkit/query/react';
import { callApi, type ApiQuery } from './call-api';
import type { WireError } from './wire-error';

/** The pause before the one retry of a query (§9 query retry: 1). */
const RETRY_DELAY_MS = 400;

/** What authenticated calls need; it comes with the first of them, or before where one is sure to follow. */
export const importAuthenticatedCalls = () =>
  import(/* webpackChunkName: "calls" */ './call-authenticated');

/** Public calls go out as they are. */
const callByService: ApiQuery = async (call, api, extraOptions) => {
  if (call.service !== 'client' && call.service !== 'intake') {
    return callApi(call, api, extraOptions);
  }
  const { callAuthenticated } = await importAuthenticatedCalls();
  return callAuthenticated(call, api, extraOptions);
};

/** Queries are tried once more on no response and on 5xx; commands never by themselves (D9). */
export const baseQuery: ApiQuery = retry(callByService, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) => {
    // SAFETY: callByService is the only source of errors here.
    const { reason } = error as WireError;
    return (
      baseQueryApi.type === 'query' && attempt <= 1 && (reason === 'offline' || reason === 'server')
    );
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS)),
});
