import { byLocale } from '../../lib/language/by-locale';
import { toLocalDateTime, toUtcDate, type Bucket } from './calendar';
import { DAY, formatWeek, MONTH, WEEK } from './copy';

const utc = { timeZone: 'UTC' } as const;
const day = { ...utc, month: 'short', day: 'numeric' } as const;
const weekday = { ...day, weekday: 'long' } as const;
const year = { year: 'numeric' } as const;

/** Each is created when it is needed: that takes time. */
const toFormat = (options: Intl.DateTimeFormatOptions) =>
  byLocale((locale) => new Intl.DateTimeFormat(locale, options));

const formats = {
  weekday: toFormat(weekday),
  weekdayOfYear: toFormat({ ...weekday, ...year }),
  day: toFormat(day),
  dayOfYear: toFormat({ ...day, ...year }),
  month: toFormat({ ...utc, ...year, month: 'long' }),
  time: toFormat({ hour: 'numeric', minute: '2-digit' }),
};

/**
 * Creates a function that formats a point's date as 'Monday, Nov 16', 'Week of Nov 16' or 'November 2026', with the year
 * unless it is the current one. Points finer than their bucket get their day, and their time if it is known.
 */
export function createDateLabelFormatter(
  bucket: Bucket,
  isFinerThanBucket: boolean,
  today: number,
) {
  const thisYear = toUtcDate(today).getUTCFullYear();
  return (date: string): string => {
    const dateTime = toLocalDateTime(date);
    if (dateTime === null) return date;
    const utcDate = toUtcDate(dateTime.day);
    const isThisYear = utcDate.getUTCFullYear() === thisYear;
    if (isFinerThanBucket || bucket === 'day') {
      const time =
        isFinerThanBucket && dateTime.time !== null
          ? `, ${formats.time().format(new Date(date))}`
          : '';
      return `${(isThisYear ? formats.weekday() : formats.weekdayOfYear()).format(utcDate)}${time}`;
    }
    return bucket === 'week'
      ? formatWeek((isThisYear ? formats.day() : formats.dayOfYear()).format(utcDate))
      : formats.month().format(utcDate);
  };
}

/** Returns the header of the first column of a table. */
export function getXColumnName(bucket: Bucket, isFinerThanBucket: boolean): string {
  if (isFinerThanBucket || bucket === 'day') return DAY();
  return bucket === 'week' ? WEEK() : MONTH();
}
