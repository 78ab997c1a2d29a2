import { skipToken } from '@reduxjs/toolkit/query';
import { insightsApi, type InsightGraph, type TimeScale } from '../../api/insights.api';

/** A graph that is this old, in seconds, is read again when it is looked at. */
const FRESH_FOR_S = 30;
const freshly = { refetchOnMountOrArgChange: FRESH_FOR_S } as const;

/** What is known of a read: `currentData` is of what is asked for now, `data` may be of what was asked for before. */
export type Insight<T> = {
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
  const symptoms: Insight<InsightGraph> = getSymptomsGraph.useQuery(query, freshly);
  const lifestyle: Insight<InsightGraph> = getLifestyleGraph.useQuery(query, freshly);
  const activity: Insight<InsightGraph> = getActivityGraph.useQuery(
    hasActivity ? query : skipToken,
    freshly,
  );
  const worksheets = getWorksheetSummary.useQuery(userId, freshly);
  const isLoading = [symptoms, lifestyle, activity, worksheets].some(
    ({ currentData, isFetching }) => isFetching && currentData === undefined,
  );
  return { symptoms, lifestyle, activity, worksheets, isLoading };
}
