import type { Fits, Tick } from '../../ui/chart/chart.types';
import { bucketOf, startOf, toUtcDate, type Bucket } from './calendar';

const utc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en-US', { ...utc, weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' });
const month = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', year: 'numeric' });
const year = new Intl.DateTimeFormat('en-US', { ...utc, year: 'numeric' });

/** A way to set ticks: how many there will be, how wide a label may be in characters, and the ticks themselves. */
type Plan = { readonly count: number; readonly characters: number; readonly make: () => Tick[] };

/** Ticks for the buckets from `first` to `last`: the closest ones for which there is room, or the last alone. */
export function dateTicks(first: number, last: number, bucket: Bucket, fits: Fits): Tick[] {
  const plans = [...dayPlans(first, last, bucket), ...monthPlans(first, last, bucket)];
  for (const { count, characters, make } of plans) {
    const ticks = fits(count, characters) ? make() : [];
    if (ticks.length > 0) return ticks;
  }
  return plans[0]?.make().slice(-1) ?? [];
}

/** Single days by their weekday for about a week, then every so many days back from the last. */
function dayPlans(first: number, last: number, bucket: Bucket): Plan[] {
  if (bucket !== 'day') return [];
  const days = last - first + 1;
  const steps =
    days <= 9
      ? [1, 2, 3, 6].map((every) => ({ every, format: weekday, characters: 3 }))
      : [7, 14].map((every) => ({ every, format: dayOfMonth, characters: 6 }));
  return steps.map(({ every, format, characters }) => ({
    count: Math.ceil(days / every),
    characters,
    make: () =>
      Array.from({ length: Math.ceil(days / every) }, (_, index) => last - index * every)
        .reverse()
        .map((at) => ({ at, label: format.format(toUtcDate(at)) })),
  }));
}

/** The first bucket of each month, or of every so many months and years. */
function monthPlans(first: number, last: number, bucket: Bucket): Plan[] {
  const from = bucketOf(startOf(first, bucket), 'month');
  const to = bucketOf(startOf(last, bucket), 'month');
  const isLong = to - from > 12;
  return [1, 2, 3, 6, 12, 24, 60, 120, 240].map((every) => {
    const format = every >= 12 ? year : isLong ? monthOfYear : month;
    return {
      count: Math.ceil((to - from + 1) / every),
      characters: every >= 12 ? 4 : isLong ? 8 : 3,
      make: () =>
        monthTicks(from, to, every, format, bucket).filter(({ at }) => at >= first && at <= last),
    };
  });
}

function monthTicks(
  from: number,
  to: number,
  every: number,
  format: Intl.DateTimeFormat,
  bucket: Bucket,
): Tick[] {
  // Every so many months back from the present one; whole years begin in January.
  const anchor = every >= 12 ? 0 : to % every;
  const months = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return months
    .filter((index) => index % every === anchor)
    .map((index) => {
      const day = startOf(index, 'month');
      return { at: firstBucketFrom(day, bucket), label: format.format(toUtcDate(day)) };
    });
}

/** The first bucket that begins on a day or after it. */
function firstBucketFrom(day: number, bucket: Bucket): number {
  const index = bucketOf(day, bucket);
  return startOf(index, bucket) < day ? index + 1 : index;
}
