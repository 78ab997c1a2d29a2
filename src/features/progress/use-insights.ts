import { skipToken } from '@reduxjs/toolkit/query';
import { insightsApi } from '../../api/insights.api';
import type { InsightGraph, TimeScale } from '../../api/insights.schema';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
import { toInsights, type InsightQuery, type Insights } from './insights';

/** Graphs older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;
const queryOptions = { refetchOnMountOrArgChange: MAX_AGE_SECONDS } as const;

/** Loads all data of the progress page in parallel; if the range changes quickly, the last one wins. */
export function useInsights(userId: string, timeScale: TimeScale, hasActivity: boolean): Insights {
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
  return toInsights({ symptoms, lifestyle, activity: hasActivity ? activity : null, worksheets });
}
