import * as v from 'valibot';
import { baseApi } from './base-api';
import { paths } from './paths';

/** The time ranges of the graphs, as the wire names them (§9). */
export const TIME_SCALES = ['1_week', '1_month', '6_months', 'all'] as const;
export type TimeScale = (typeof TIME_SCALES)[number];

const pointSchema = v.object({
  date: v.string(),
  /** Nothing where nothing was measured: that is a gap, not a zero. */
  value: v.nullish(v.pipe(v.number(), v.finite())),
  display: v.nullish(v.string()),
});

const seriesSchema = v.object({
  type: v.string(),
  title: v.nullish(v.string()),
  data: v.array(pointSchema),
});

const worksheetSchema = v.object({
  id: v.string(),
  title: v.nullish(v.string()),
  count: v.pipe(v.number(), v.finite()),
});

/** A line of a graph as it came: its buckets, each with a value and the words for it (§3, D6). */
export type InsightSeries = v.InferOutput<typeof seriesSchema>;
/** How often a worksheet was completed (§3). */
export type WorksheetSummary = v.InferOutput<typeof worksheetSchema>;
/** A graph and the range it was drawn for, which is the one asked for. */
export type InsightGraph = {
  readonly timeScale: TimeScale;
  readonly series: readonly InsightSeries[];
};
/** Whose graph, and over which range. */
export type InsightQuery = { readonly userId: string; readonly timeScale: TimeScale };

const allSeriesSchema = v.array(seriesSchema);

/** One of the three graphs; a check-in that was sent since makes it old. */
const graphEndpoint = (getPath: (userId: string, timeScale: TimeScale) => string) => ({
  query: ({ userId, timeScale }: InsightQuery) => ({
    url: getPath(userId, timeScale),
    service: 'client' as const,
  }),
  rawResponseSchema: allSeriesSchema,
  transformResponse: (
    series: v.InferOutput<typeof allSeriesSchema>,
    _meta: unknown,
    { timeScale }: InsightQuery,
    // Frozen as it is: of thousands of points the store would freeze each by itself.
  ) => Object.freeze({ timeScale, series }),
  providesTags: ['CheckIns' as const],
});

export const insightsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSymptomsGraph: build.query<InsightGraph, InsightQuery>(graphEndpoint(paths.symptomsGraph)),
    getLifestyleGraph: build.query<InsightGraph, InsightQuery>(graphEndpoint(paths.lifestyleGraph)),
    getActivityGraph: build.query<InsightGraph, InsightQuery>(graphEndpoint(paths.activityGraph)),
    /** Counts over all time: the summary knows no range (D6). */
    getWorksheetSummary: build.query({
      query: (userId: string) => ({ url: paths.worksheetSummary(userId), service: 'client' }),
      responseSchema: v.array(worksheetSchema),
      providesTags: ['CheckIns'],
    }),
  }),
});
