import type { LabelsFit, Tick } from '../../ui/chart/chart.types';
import { byLocale } from '../../lib/language/by-locale';
import { toBucketIndex, getBucketStart, toUtcDate, type Bucket } from './calendar';

const utc = { timeZone: 'UTC' } as const;

/** How ticks are labelled. */
type LabelFormat = {
  readonly format: Intl.DateTimeFormat;
  /** Length of the longest label, in characters. */
  readonly characters: number;
};

/** Late days, with two digits, of all months and all days of the week. */
const SAMPLES = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 22)));

/** Each is created when it is needed: that takes time. */
const toFormat = (options: Intl.DateTimeFormatOptions) =>
  byLocale((locale): LabelFormat => {
    const format = new Intl.DateTimeFormat(locale, { ...utc, ...options });
    return { format, characters: Math.max(...SAMPLES.map((date) => format.format(date).length)) };
  });

const formats = {
  weekday: toFormat({ weekday: 'short' }),
  dayOfMonth: toFormat({ month: 'short', day: 'numeric' }),
  month: toFormat({ month: 'short' }),
  monthOfYear: toFormat({ month: 'short', year: 'numeric' }),
  year: toFormat({ year: 'numeric' }),
};

/** A candidate for the ticks of an axis. */
type TickPlan = {
  readonly count: number;
  readonly getFormat: () => LabelFormat;
  readonly createTicks: (format: Intl.DateTimeFormat) => Tick[];
};

/** Returns the densest ticks for the buckets `first` to `last` whose labels fit, or the last tick alone. */
export function getDateTicks(
  first: number,
  last: number,
  bucket: Bucket,
  labelsFit: LabelsFit,
): Tick[] {
  const plans = [...getDayPlans(first, last, bucket), ...getMonthPlans(first, last, bucket)];
  for (const { count, getFormat, createTicks } of plans) {
    const { format, characters } = getFormat();
    const ticks = labelsFit(count, characters) ? createTicks(format) : [];
    if (ticks.length > 0) return ticks;
  }
  const [densest] = plans;
  return densest?.createTicks(densest.getFormat().format).slice(-1) ?? [];
}

/** Weekdays for a range of about a week, else every seventh, fourteenth or 28th day back from the last. */
function getDayPlans(first: number, last: number, bucket: Bucket): TickPlan[] {
  if (bucket !== 'day') return [];
  const days = last - first + 1;
  const isWeek = days <= 9;
  return (isWeek ? [1, 2, 3, 6] : [7, 14, 28]).map((every) => ({
    count: Math.ceil(days / every),
    getFormat: isWeek ? formats.weekday : formats.dayOfMonth,
    createTicks: (format) =>
      Array.from({ length: Math.ceil(days / every) }, (_, index) => last - index * every)
        .reverse()
        .map((day) => ({ value: day, label: format.format(toUtcDate(day)) })),
  }));
}

/** The first bucket of each month, or of every few months or years. */
function getMonthPlans(first: number, last: number, bucket: Bucket): TickPlan[] {
  const from = toBucketIndex(getBucketStart(first, bucket), 'month');
  const to = toBucketIndex(getBucketStart(last, bucket), 'month');
  const upToAYear = to - from > 12 ? formats.monthOfYear : formats.month;
  return [1, 2, 3, 6, 12, 24, 60, 120, 240].map((every) => ({
    count: Math.ceil((to - from + 1) / every),
    getFormat: every >= 12 ? formats.year : upToAYear,
    createTicks: (format) =>
      getMonthTicks(from, to, every, format, bucket).filter(
        ({ value }) => value >= first && value <= last,
      ),
  }));
}

function getMonthTicks(
  from: number,
  to: number,
  every: number,
  format: Intl.DateTimeFormat,
  bucket: Bucket,
): Tick[] {
  // Counted back from the last month; ticks a year or more apart are in January.
  const anchor = every >= 12 ? 0 : to % every;
  const months = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return months
    .filter((index) => index % every === anchor)
    .map((index) => {
      const day = getBucketStart(index, 'month');
      return { value: getFirstBucketFrom(day, bucket), label: format.format(toUtcDate(day)) };
    });
}

/** Returns the first bucket that begins on or after a day. */
function getFirstBucketFrom(day: number, bucket: Bucket): number {
  const index = toBucketIndex(day, bucket);
  return getBucketStart(index, bucket) < day ? index + 1 : index;
}
