import { baseApi } from './base-api';

/** The legal pages of the build, for a screen that must not be left to read them; `url` is absolute. */
export const legalApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLegalPage: build.query<string, string>({
      query: (url) => ({ url, responseHandler: 'text', headers: { accept: 'text/html' } }),
    }),
  }),
});
