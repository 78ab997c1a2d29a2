import type { TimeScale } from '../../api/insights.api';
import type { Bucket } from './calendar';

/** A range of time to look back over (§9). */
export type TimeRange = {
  readonly timeScale: TimeScale;
  /** What its control shows, and what it is called (D8). */
  readonly short: string;
  readonly name: string;
  /** The range within a sentence. */
  readonly phrase: string;
  readonly bucket: Bucket;
  /** How many buckets it holds, the present one included. */
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

/** Progress opens on the week (D9). */
export const DEFAULT_TIME_SCALE: TimeScale = '1_week';

/** The range that a time scale stands for. */
export function getTimeRange(timeScale: TimeScale): TimeRange {
  const range = TIME_RANGES.find((one) => one.timeScale === timeScale);
  if (range === undefined) throw new Error(`There is no range ${timeScale}.`);
  return range;
}
