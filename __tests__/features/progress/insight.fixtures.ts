import type { InsightGraph, TimeScale } from '../../../src/api/insights.schema';
import { toLocalDateTime } from '../../../src/features/progress/calendar';

/** November 21, 2026, a Saturday. */
export const TODAY = toLocalDateTime('2026-11-21')?.day ?? NaN;

/** Creates a series as on the wire from [date, value] pairs; the display of 40 is '40!'. */
export const series = (
  type: string,
  points: readonly (readonly [date: string, value: number | null])[],
  title?: string,
) => ({
  type,
  title,
  data: points.map(([date, value]) => ({ date, value, display: `${value}!` })),
});

export const graph = (
  timeScale: TimeScale,
  ...seriesList: readonly ReturnType<typeof series>[]
): InsightGraph => ({ timeScale, series: seriesList });

/** Returns `count` consecutive days up to `last` as ISO dates. */
export const daysUpTo = (count: number, last = TODAY): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date((last - count + 1 + index) * 86_400_000).toISOString().slice(0, 10),
  );
