import type { InsightGraph, WorksheetSummary } from '../../api/insights.schema';

/** State of a query: `currentData` belongs to the current arguments, `data` may belong to the previous ones. */
export type InsightQuery<T> = {
  readonly data?: T | undefined;
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
};

type InsightQueries = {
  readonly symptoms: InsightQuery<InsightGraph>;
  readonly lifestyle: InsightQuery<InsightGraph>;
  /** Null where there is none. */
  readonly activity: InsightQuery<InsightGraph> | null;
  readonly worksheets: InsightQuery<readonly WorksheetSummary[]>;
};

/** The data of the progress page, and what is true of all of it. */
export type Insights = InsightQueries & {
  readonly isLoading: boolean;
  /** False as long as something is not known. */
  readonly isEmpty: boolean;
};

/** False while the graph of the selected range is not known: it is loading, or could not be loaded. */
const hasNoPoints = ({ currentData }: InsightQuery<InsightGraph>): boolean =>
  currentData?.series.every(({ data }) => data.length === 0) === true;

/** Adds to the queries what is true of all of them. */
export function toInsights(queries: InsightQueries): Insights {
  const { symptoms, lifestyle, activity, worksheets } = queries;
  const graphs = [symptoms, lifestyle, ...(activity === null ? [] : [activity])];
  return {
    ...queries,
    isLoading: [...graphs, worksheets].some(
      ({ currentData, isFetching }) => isFetching && currentData === undefined,
    ),
    isEmpty:
      graphs.every(hasNoPoints) &&
      worksheets.currentData?.every(({ count }) => count === 0) === true,
  };
}
