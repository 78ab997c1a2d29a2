import { baseApi } from './base-api';

/** The legal pages of the build, for screens that the user must not leave to read them; `url` is absolute. */
export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLegalPage: build.query<string, string>({
      query: (url) => ({
        url,
        isSameForAll: true,
        responseHandler: 'text',
        headers: { accept: 'text/html' },
      }),
    }),
  }),
});
