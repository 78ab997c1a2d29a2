import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { MALFORMED_RESPONSE } from './api-error';

/** The one API and the only cache; each resource injects its endpoints (§7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Reminders', 'Profile', 'PublicUser', 'Birthday', 'AssignedAssessments', 'CheckIns'],
  catchSchemaFailure: () => MALFORMED_RESPONSE,
  onSchemaFailure: ({ message }, { endpoint }) => {
    console.warn(`The answer of ${endpoint} is not of the agreed shape: ${message}`);
  },
  endpoints: () => ({}),
});
