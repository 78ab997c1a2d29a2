import * as v from 'valibot';
import { requiredNumber } from '../lib/responses/required-fields';
import { requiredId } from '../lib/responses/ids';
import {
  converted,
  optional,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../lib/responses/tolerant-schema';
import { uniqueById } from '../lib/responses/unique-by-id';
import { optionalLabel } from '../lib/responses/optional-label';
import { baseApi } from './base-api';
import type { Operation } from './operation';
import {
  getActivityGraph,
  getLifestyleGraph,
  getSymptomsGraph,
  getWorksheetSummary,
} from './operations';
import { toRequest } from './to-request';

/** The time ranges of the graphs, as the API names them (§9). */
export const TIME_SCALES = ['1_week', '1_month', '6_months', 'all'] as const;
/** A time range of a graph. */
export type TimeScale = (typeof TIME_SCALES)[number];

const pointSchema = v.object({
  date: v.string(),
  /** Empty if nothing was measured: a gap, not a zero. */
  value: optional(v.nullish(requiredNumber), null),
  display: optionalText,
});

const seriesSchema = v.object({
  type: v.string(),
  title: optionalLabel,
  data: tolerantList(pointSchema),
});

const worksheetSchema = v.object({
  id: requiredId,
  title: optionalLabel,
  count: requiredNumber,
});

/** A line of a graph: its buckets, each with a value and its label (§3, D6). */
export type InsightSeries = v.InferOutput<typeof seriesSchema>;
/** How often a worksheet was completed (§3). */
export type WorksheetSummary = v.InferOutput<typeof worksheetSchema>;
/** A graph and the time range that it was requested for. */
export type InsightGraph = {
  readonly timeScale: TimeScale;
  readonly series: readonly InsightSeries[];
};
/** The user and the time range of a graph. */
export type InsightQuery = { readonly userId: string; readonly timeScale: TimeScale };

const allSeriesSchema = tolerantList(seriesSchema);

/** Creates the endpoint of a graph; a submitted check-in invalidates it. */
const createGraphEndpoint = (
  name: string,
  operation: Operation & Pick<typeof getSymptomsGraph, 'auth'>,
) => ({
  query: ({ userId, timeScale }: InsightQuery) =>
    toRequest(operation, { userId }, { query: { timeScale } }),
  rawResponseSchema: tolerantResponse(name, allSeriesSchema),
  transformResponse: (
    series: v.InferOutput<typeof allSeriesSchema>,
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
      responseSchema: tolerantResponse(
        'getWorksheetSummary',
        converted(tolerantList(worksheetSchema), uniqueById),
      ),
      providesTags: ['CheckIns'],
    }),
  }),
});
