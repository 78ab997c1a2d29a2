import type { Reading } from './x-values';

/** Formats the readings at one x value, such as 'Monday, Nov 16: Low mood 40%, Anxiety 60%'. */
export function formatReading(xLabel: string, readings: readonly Reading[]): string {
  const values = readings.map(
    ({ series, points }) => `${series.name} ${points.map(({ display }) => display).join(', ')}`,
  );
  return `${xLabel}: ${values.join(', ')}`;
}
