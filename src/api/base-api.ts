import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { MALFORMED_RESPONSE } from './api-error';

/** The only API slice and cache; each resource injects its endpoints (§7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Reminders', 'Profile', 'PublicUser', 'Birthday', 'AssignedAssessments', 'CheckIns'],
  catchSchemaFailure: () => MALFORMED_RESPONSE,
  onSchemaFailure: ({ message }, { endpoint }) => {
    console.warn(`The response of ${endpoint} does not have the expected shape: ${message}`);
  },
  endpoints: () => ({}),
});
