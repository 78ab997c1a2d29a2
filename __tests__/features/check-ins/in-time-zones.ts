import { formatEntryTime, isOnSameDay } from '../../../src/features/check-ins/check-in-dates';

type TimeZoneCase = { readonly zone: string; readonly iso: string; readonly now: string };

// A script for a child process: formats times in several time zones and prints the results as JSON.
const inputs = JSON.parse(process.argv[2] ?? '[]') as readonly TimeZoneCase[];
const results = inputs.map(({ zone, iso, now }) => {
  process.env.TZ = zone;
  return { isToday: isOnSameDay(iso, Date.parse(now)), text: formatEntryTime(iso) };
});
console.log(JSON.stringify(results));
