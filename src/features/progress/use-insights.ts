import { skipToken } from '@reduxjs/toolkit/query';
import { insightsApi, type InsightGraph, type TimeScale } from '../../api/insights.api';

/** A graph that is this old, in seconds, is read again when it is looked at. */
const MAX_AGE_SECONDS = 30;
const queryOptions = { refetchOnMountOrArgChange: MAX_AGE_SECONDS } as const;

/** What is known of a read: `currentData` is of what is asked for now, `data` may be of what was asked for before. */
export type InsightQuery<T> = {
  readonly data?: T | undefined;
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Everything the progress page shows, asked for at once; of several ranges chosen in a row the last one counts. */
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
