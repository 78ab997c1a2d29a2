import { baseApi } from './base-api';
import {
  toGraphResponse,
  worksheetSummaryResponse,
  type InsightGraph,
  type InsightSeries,
  type TimeScale,
} from './insights.schema';
import type { Operation } from './operation';
import {
  getActivityGraph,
  getLifestyleGraph,
  getSymptomsGraph,
  getWorksheetSummary,
} from './operations';
import { toRequest } from './to-request';

/** The user and the time range of a graph. */
export type InsightQuery = { readonly userId: string; readonly timeScale: TimeScale };

/** Creates the endpoint of a graph; a submitted check-in invalidates it. */
const createGraphEndpoint = (
  name: string,
  operation: Operation & Pick<typeof getSymptomsGraph, 'auth'>,
) => ({
  query: ({ userId, timeScale }: InsightQuery) =>
    toRequest(operation, { userId }, { query: { timeScale } }),
  rawResponseSchema: toGraphResponse(name),
  transformResponse: (
    series: readonly InsightSeries[],
    _meta: unknown,
    { timeScale }: InsightQuery,
    // Frozen here, or the store would freeze each of thousands of points.
  ) => Object.freeze({ timeScale, series }),
  providesTags: ['CheckIns' as const],
});

/** Graphs and worksheet counts of the progress page (§7). */
export const insightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSymptomsGraph: build.query<InsightGraph, InsightQuery>(
      createGraphEndpoint('getSymptomsGraph', getSymptomsGraph),
    ),
    getLifestyleGraph: build.query<InsightGraph, InsightQuery>(
      createGraphEndpoint('getLifestyleGraph', getLifestyleGraph),
    ),
    getActivityGraph: build.query<InsightGraph, InsightQuery>(
      createGraphEndpoint('getActivityGraph', getActivityGraph),
    ),
    /** Counts over all time: the summary has no time range (D6). */
    getWorksheetSummary: build.query({
      query: (userId: string) => toRequest(getWorksheetSummary, { userId }),
      responseSchema: worksheetSummaryResponse,
      providesTags: ['CheckIns'],
    }),
  }),
});
