import { useMemo, useState } from 'react';
import type { ChartSeries } from '../../ui/chart/chart.types';

/** The lines that are not hidden, and the id of the one in front: the one pointed at last, or else the first. */
export function useShownLines(series: readonly ChartSeries[], hidden: readonly string[]) {
  const [pointedAt, bringToFront] = useState<string | null>(null);
  const shown = useMemo(() => series.filter(({ id }) => !hidden.includes(id)), [series, hidden]);
  const withPoints = shown.filter(({ points }) => points.length > 0);
  const inFront = withPoints.find(({ id }) => id === pointedAt) ?? withPoints[0];
  return { shown, inFront: inFront?.id ?? null, bringToFront };
}
