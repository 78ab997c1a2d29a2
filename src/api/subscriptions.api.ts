import { baseApi } from './base-api';
import { subscribe, unsubscribe } from './operations';
import { toRequest } from './to-request';

/** Unsubscribes from all messages and subscribes again, by the user id of a public link (§7). */
export const subscriptionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    unsubscribe: build.mutation<unknown, string>({
      query: (userId) => toRequest(unsubscribe, { userId }),
    }),
    subscribe: build.mutation<unknown, string>({
      query: (userId) => toRequest(subscribe, { userId }),
    }),
  }),
});
