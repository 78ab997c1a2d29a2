import type { TimeScale } from '../../api/insights.api';
import type { Bucket } from './calendar';

/** A time range that ends today (§9). */
export type TimeRange = {
  readonly timeScale: TimeScale;
  /** Visible label and accessible name of its radio button (D8). */
  readonly short: string;
  readonly name: string;
  /** The range as part of a sentence. */
  readonly phrase: string;
  readonly bucket: Bucket;
  /** Number of buckets, including the current one. */
  readonly bucketCount: number;
};

export const TIME_RANGES: readonly TimeRange[] = [
  {
    timeScale: '1_week',
    short: 'W',
    name: 'Week',
    phrase: 'the past week',
    bucket: 'day',
    bucketCount: 7,
  },
  {
    timeScale: '1_month',
    short: 'M',
    name: 'Month',
    phrase: 'the past month',
    bucket: 'day',
    bucketCount: 30,
  },
  {
    timeScale: '6_months',
    short: '6M',
    name: '6 months',
    phrase: 'the past 6 months',
    bucket: 'week',
    bucketCount: 26,
  },
  {
    timeScale: 'all',
    short: 'Y',
    name: 'Year',
    phrase: 'the past year',
    bucket: 'month',
    bucketCount: 12,
  },
];

/** The range that the progress page opens with (D9). */
export const DEFAULT_TIME_SCALE: TimeScale = '1_week';

/** Returns the range of a time scale. */
export function getTimeRange(timeScale: TimeScale): TimeRange {
  const range = TIME_RANGES.find((item) => item.timeScale === timeScale);
  if (range === undefined) throw new Error(`Unknown time scale: ${timeScale}`);
  return range;
}
