import { baseApi } from './base-api';
import { paths } from './paths';
import { discardBody } from './discard-body';

/** Unsubscribes from all messages and subscribes again, by the user id of a public link (§7). */
export const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation<unknown, string>({
      query: (userId) => ({
        url: paths.unsubscribe(userId),
        method: 'POST',
        responseHandler: discardBody,
      }),
    }),
    subscribe: build.mutation<unknown, string>({
      query: (userId) => ({
        url: paths.subscribe(userId),
        method: 'POST',
        responseHandler: discardBody,
      }),
    }),
  }),
});
