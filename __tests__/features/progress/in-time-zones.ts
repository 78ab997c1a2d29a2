import { bucketOf, localDay, toMoment, type Bucket } from '../../../src/features/progress/calendar';

type Question = {
  readonly zone: string;
  readonly iso: string;
  readonly now: string;
  readonly bucket: Bucket;
};

/** Puts dates into buckets in one time zone after the other, for a test that cannot change its own. */
const questions = JSON.parse(process.argv[2] ?? '[]') as readonly Question[];
const answers = questions.map(({ zone, iso, now, bucket }) => {
  process.env.TZ = zone;
  const day = toMoment(iso)?.day ?? NaN;
  const today = localDay(new Date(now));
  return { ago: bucketOf(today, bucket) - bucketOf(day, bucket), daysAgo: today - day };
});
console.log(JSON.stringify(answers));
