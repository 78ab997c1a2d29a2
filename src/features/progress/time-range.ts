import type { TimeScale } from '../../api/insights.schema';
import type { Bucket } from './calendar';

/** A time range that ends today (§9). */
export type TimeRange = {
  readonly timeScale: TimeScale;
  readonly bucket: Bucket;
  /** Number of buckets, including the current one. */
  readonly bucketCount: number;
};

const BUCKETS: Readonly<Record<TimeScale, Omit<TimeRange, 'timeScale'>>> = {
  '1_week': { bucket: 'day', bucketCount: 7 },
  '1_month': { bucket: 'day', bucketCount: 30 },
  '6_months': { bucket: 'week', bucketCount: 26 },
  all: { bucket: 'month', bucketCount: 12 },
};

/** The range that the progress page opens with (D9). */
export const DEFAULT_TIME_SCALE: TimeScale = '1_week';

/** Returns the range of a time scale. */
export const getTimeRange = (timeScale: TimeScale): TimeRange => ({
  timeScale,
  ...BUCKETS[timeScale],
});
