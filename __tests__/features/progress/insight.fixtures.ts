import type { InsightGraph, TimeScale } from '../../../src/api/insights.api';
import { toMoment } from '../../../src/features/progress/calendar';

/** November 21, 2026, a Saturday. */
export const TODAY = toMoment('2026-11-21')?.day ?? NaN;

/** A series as it comes; its points are [date, value], and read like '40!'. */
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
  ...all: readonly ReturnType<typeof series>[]
): InsightGraph => ({ timeScale, series: all });

/** `count` days in a row, the last of them today, as dates. */
export const daysUpTo = (count: number, last = TODAY): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date((last - count + 1 + index) * 86_400_000).toISOString().slice(0, 10),
  );
