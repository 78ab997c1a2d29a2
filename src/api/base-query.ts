import { sendApiRequest } from './api-request';
import type { ApiBaseQuery } from './api-request.types';
import type { ApiError } from './api-error';
import { getRetryDelay } from './retry-delay';

/** Loads the code of authenticated requests: with the first of them, or earlier where one will follow. */
export const importAuthenticatedRequest = () =>
  import(/* webpackChunkName: "authenticated-requests" */ './authenticated-request');

/** The error when the code of a request cannot be loaded. */
const NOT_SENT: ApiError = { reason: 'offline', message: null, status: null };

/** Public requests are sent without the code of authenticated ones. */
const queryByService: ApiBaseQuery = async (request, api, extraOptions) => {
  if (request.auth !== 'account' && request.auth !== 'intake') {
    return sendApiRequest(request, api, extraOptions);
  }
  const authenticated = await importAuthenticatedRequest().catch(() => null);
  if (authenticated === null) return { error: NOT_SENT };
  return authenticated.sendAuthenticatedRequest(request, api, extraOptions);
};

/** The base query: retries a query once if it is offline or gets a 5xx, and never retries a mutation (D9). */
export const baseQuery: ApiBaseQuery = async (request, api, extraOptions) => {
  const result = await queryByService(request, api, extraOptions);
  const reason = result.error?.reason;
  if (api.type !== 'query' || (reason !== 'offline' && reason !== 'server')) return result;
  const delay = getRetryDelay(result.meta?.response);
  if (delay === null) return result;
  await new Promise((resolve) => setTimeout(resolve, delay));
  return api.signal.aborted ? result : queryByService(request, api, extraOptions);
};
