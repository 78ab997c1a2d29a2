/** Days, weeks and months on a person's own calendar, counted in whole numbers: no clock change can bend them. */

/** How finely a range is drawn (§9). */
export type Bucket = 'day' | 'week' | 'month';

/** A day on the calendar, and how much of it had passed where the time is known. */
export type CalendarMoment = {
  /** Days since Jan 1, 1970. */
  readonly day: number;
  /** From 0 up to 1; null for a date without a time. */
  readonly time: number | null;
};

const DAY_MS = 86_400_000;
/** Jan 1, 1970 was a Thursday; weeks begin on Monday. */
const DAYS_SINCE_MONDAY = 3;

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00))?$/;

/**
 * When an ISO date or time was, on the calendar of whoever reads it; null for what is no date. A date, also one written
 * as midnight UTC, is that very day wherever it is read.
 */
export function toMoment(iso: string): CalendarMoment | null {
  const [, year, month, dayOfMonth] = dateOnly.exec(iso) ?? [];
  if (year !== undefined) {
    const day = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)) / DAY_MS;
    return toIsoDate(day) === iso.slice(0, 10) ? { day, time: null } : null;
  }
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const minutes = date.getHours() * 60 + date.getMinutes() + date.getSeconds() / 60;
  return { day: toLocalDay(date), time: minutes / 1440 };
}

/** The day of a moment on the calendar of this device. */
export function toLocalDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** The day as a date whose UTC fields are the calendar's. */
export function toUtcDate(day: number): Date {
  return new Date(day * DAY_MS);
}

function toIsoDate(day: number): string {
  return toUtcDate(day).toISOString().slice(0, 10);
}

/** The number of the bucket that a day is in; neighbours differ by one. */
export function toBucketIndex(day: number, bucket: Bucket): number {
  switch (bucket) {
    case 'day':
      return day;
    case 'week':
      return Math.floor((day + DAYS_SINCE_MONDAY) / 7);
    case 'month': {
      const date = toUtcDate(day);
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    }
  }
}

/** The first day of a bucket. */
export function getBucketStart(index: number, bucket: Bucket): number {
  switch (bucket) {
    case 'day':
      return index;
    case 'week':
      return index * 7 - DAYS_SINCE_MONDAY;
    case 'month':
      return Date.UTC(Math.floor(index / 12), ((index % 12) + 12) % 12, 1) / DAY_MS;
  }
}
