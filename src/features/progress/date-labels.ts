import { toMoment, toUtcDate, type Bucket } from './calendar';

const utc = { timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...utc,
  weekday: 'long',
  month: 'short',
  day: 'numeric',
});
const weekFormat = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' });
const monthFormat = new Intl.DateTimeFormat('en-US', { ...utc, month: 'long', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

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
    const moment = toMoment(date);
    if (moment === null) return date;
    const utcDate = toUtcDate(moment.day);
    const year = utcDate.getUTCFullYear() === thisYear ? '' : `, ${utcDate.getUTCFullYear()}`;
    if (isFinerThanBucket || bucket === 'day') {
      const time =
        isFinerThanBucket && moment.time !== null ? `, ${timeFormat.format(new Date(date))}` : '';
      return `${dayFormat.format(utcDate)}${year}${time}`;
    }
    return bucket === 'week'
      ? `Week of ${weekFormat.format(utcDate)}${year}`
      : monthFormat.format(utcDate);
  };
}

/** Returns the header of the first column of a table. */
export function getXColumnName(bucket: Bucket, isFinerThanBucket: boolean): string {
  if (isFinerThanBucket || bucket === 'day') return 'Day';
  return bucket === 'week' ? 'Week' : 'Month';
}
