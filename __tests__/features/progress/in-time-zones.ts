import {
  toBucketIndex,
  toLocalDay,
  toLocalDateTime,
  type Bucket,
} from '../../../src/features/progress/calendar';

type TimeZoneCase = {
  readonly zone: string;
  readonly iso: string;
  readonly now: string;
  readonly bucket: Bucket;
};

// A script for a child process: buckets dates in several time zones and prints the results as JSON.
const inputs = JSON.parse(process.argv[2] ?? '[]') as readonly TimeZoneCase[];
const results = inputs.map(({ zone, iso, now, bucket }) => {
  process.env.TZ = zone;
  const day = toLocalDateTime(iso)?.day ?? NaN;
  const today = toLocalDay(new Date(now));
  return { ago: toBucketIndex(today, bucket) - toBucketIndex(day, bucket), daysAgo: today - day };
});
console.log(JSON.stringify(results));
