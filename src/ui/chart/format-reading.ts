import type { Reading } from './x-values';

/** What is read out for a place, such as 'Monday, Nov 16: Low mood 40%, Anxiety 60%'. */
export function formatReading(name: string, readings: readonly Reading[]): string {
  const values = readings.map(
    ({ series, points }) => `${series.name} ${points.map(({ display }) => display).join(', ')}`,
  );
  return `${name}: ${values.join(', ')}`;
}
