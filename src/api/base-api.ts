import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseIssue } from 'valibot';
import { baseQuery } from './base-query';
import { logShapeProblems } from '../lib/responses/shape-problems';
import { MALFORMED_RESPONSE } from './api-error';

const tagTypes = ['Reminders', 'Birthday', 'AssignedAssessments', 'CheckIns'] as const;

/** What queries show; `reloadAfter` a write reads them again. */
export type Tag = (typeof tagTypes)[number];

/** The only API slice and cache; each resource injects its endpoints (§7). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  invalidationBehavior: 'immediately',
  catchSchemaFailure: () => MALFORMED_RESPONSE,
  onSchemaFailure: ({ issues }, { endpoint }) => {
    // SAFETY: all schemas are valibot's. The error's message would contain values of the response.
    logShapeProblems(`The response of ${endpoint}`, issues as readonly BaseIssue<unknown>[]);
  },
  endpoints: () => ({}),
});
