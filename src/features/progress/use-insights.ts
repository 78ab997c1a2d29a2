import { skipToken } from '@reduxjs/toolkit/query';
import { insightsApi, type InsightGraph, type TimeScale } from '../../api/insights.api';

/** Graphs older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;
const queryOptions = { refetchOnMountOrArgChange: MAX_AGE_SECONDS } as const;

/** State of a query: `currentData` belongs to the current arguments, `data` may belong to the previous ones. */
export type InsightQuery<T> = {
  readonly data?: T | undefined;
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Loads all data of the progress page in parallel; if the range changes quickly, the last one wins. */
export function useInsights(userId: string, timeScale: TimeScale, hasActivity: boolean) {
  const { getSymptomsGraph, getLifestyleGraph, getActivityGraph, getWorksheetSummary } =
    insightsApi.endpoints;
  const query = { userId, timeScale };
  const symptoms: InsightQuery<InsightGraph> = getSymptomsGraph.useQuery(query, queryOptions);
  const lifestyle: InsightQuery<InsightGraph> = getLifestyleGraph.useQuery(query, queryOptions);
  const activity: InsightQuery<InsightGraph> = getActivityGraph.useQuery(
    hasActivity ? query : skipToken,
    queryOptions,
  );
  const worksheets = getWorksheetSummary.useQuery(userId, queryOptions);
  const isLoading = [symptoms, lifestyle, activity, worksheets].some(
    ({ currentData, isFetching }) => isFetching && currentData === undefined,
  );
  return { symptoms, lifestyle, activity, worksheets, isLoading };
}
