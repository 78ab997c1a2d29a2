import { formatEntryTime, isOnSameDay } from '../../../src/features/check-ins/check-in-dates';

type TimeZoneCase = { readonly zone: string; readonly iso: string; readonly now: string };

/** Answers questions about local time in one time zone after the other, for a test that cannot change its own. */
const inputs = JSON.parse(process.argv[2] ?? '[]') as readonly TimeZoneCase[];
const results = inputs.map(({ zone, iso, now }) => {
  process.env.TZ = zone;
  return { isToday: isOnSameDay(iso, Date.parse(now)), text: formatEntryTime(iso) };
});
console.log(JSON.stringify(results));
