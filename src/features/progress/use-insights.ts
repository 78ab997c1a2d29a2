import { skipToken } from '@reduxjs/toolkit/query';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
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
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
};

/** False while the graph of the selected range is not known: it is loading, or could not be loaded. */
const hasNoPoints = ({ currentData }: InsightQuery<InsightGraph>): boolean =>
  currentData?.series.every(({ data }) => data.length === 0) === true;

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
  useReloadWhenOld(symptoms);
  useReloadWhenOld(lifestyle);
  useReloadWhenOld(activity);
  useReloadWhenOld(worksheets);
  const isLoading = [symptoms, lifestyle, activity, worksheets].some(
    ({ currentData, isFetching }) => isFetching && currentData === undefined,
  );
  const isEmpty =
    [symptoms, lifestyle, ...(hasActivity ? [activity] : [])].every(hasNoPoints) &&
    worksheets.currentData?.every(({ count }) => count === 0) === true;
  return { symptoms, lifestyle, activity, worksheets, isLoading, isEmpty };
}
