/** @jest-environment node */
import path from 'node:path';
import {
  toBucketIndex,
  getBucketStart,
  toLocalDateTime,
  toUtcDate,
  type Bucket,
} from '../../../src/features/progress/calendar';
import { runTypeScript } from '../../support/run-typescript';

type TimeZoneCase = { zone: string; iso: string; now: string; bucket: Bucket };
type TimeZoneResult = { ago: number; daysAgo: number };

/** Runs the cases in a child process, because Jest cannot change its own time zone. */
function runInTimeZones(inputs: readonly TimeZoneCase[]): TimeZoneResult[] {
  const script = path.join(__dirname, 'in-time-zones.ts');
  // SAFETY: the script prints a result for each case.
  return runTypeScript(script, inputs) as TimeZoneResult[];
}

/** From UTC−11 to UTC+14. */
const zones = [
  ['Pacific/Pago_Pago', -11],
  ['America/Los_Angeles', -8],
  ['America/St_Johns', -3.5],
  ['UTC', 0],
  ['Asia/Kathmandu', 5.75],
  ['Pacific/Kiritimati', 14],
] as const;

/** Returns a local time on November 21, 2026 in a zone with the given UTC offset in hours. */
const local = (offset: number, hours: number, ms = 0) =>
  new Date(Date.UTC(2026, 10, 21, hours) - offset * 3_600_000 + ms).toISOString();

const toDay = (iso: string) => toLocalDateTime(iso)?.day ?? NaN;

describe('§9 buckets in different time zones', () => {
  const cases = zones.flatMap(([zone, offset]) => {
    const [midnight, evening] = [local(offset, 0, 1), local(offset, 24, -1)];
    return [
      // A date without a time is the same day in every time zone, at any time of day.
      { zone, iso: '2026-11-21', now: midnight, bucket: 'day', ago: 0 },
      { zone, iso: '2026-11-21', now: evening, bucket: 'day', ago: 0 },
      { zone, iso: '2026-11-21T00:00:00.000Z', now: evening, bucket: 'day', ago: 0 },
      { zone, iso: '2026-11-20', now: midnight, bucket: 'day', ago: 1 },
      // A time belongs to its local day.
      { zone, iso: midnight, now: evening, bucket: 'day', ago: 0 },
      { zone, iso: local(offset, 0, -1), now: midnight, bucket: 'day', ago: 1 },
      // November 21 is a Saturday: its week began on the 16th.
      { zone, iso: '2026-11-16', now: evening, bucket: 'week', ago: 0 },
      { zone, iso: '2026-11-15', now: midnight, bucket: 'week', ago: 1 },
      { zone, iso: '2026-11-01', now: evening, bucket: 'month', ago: 0 },
      { zone, iso: '2025-12-31', now: midnight, bucket: 'month', ago: 11 },
    ] as const;
  });
  const results = runInTimeZones(cases);

  it.each(cases.map((testCase, index) => ({ ...testCase, result: results[index] })))(
    '$zone: at $now, $iso is $ago $bucket ago',
    ({ result, ago }) => {
      expect(result?.ago).toBe(ago);
    },
  );

  it('count whole calendar days when clocks change', () => {
    const zone = 'America/New_York';
    const inputs = [
      // In New York, November 1, 2026 has 25 hours and March 8, 2026 has 23.
      { zone, iso: '2026-10-31T16:00:00Z', now: '2026-11-02T04:59:59Z', bucket: 'day' as const },
      { zone, iso: '2026-11-01T04:00:00Z', now: '2026-11-02T05:00:00Z', bucket: 'day' as const },
      { zone, iso: '2026-03-08T05:00:00Z', now: '2026-03-09T03:59:59Z', bucket: 'day' as const },
      { zone, iso: '2026-03-07', now: '2026-03-09T04:00:00Z', bucket: 'day' as const },
      { zone, iso: '2026-10-26', now: '2026-11-02T05:00:00Z', bucket: 'week' as const },
    ];
    expect(runInTimeZones(inputs).map(({ ago }) => ago)).toEqual([1, 1, 0, 2, 1]);
  });
});

describe('§9 buckets', () => {
  it.each(['day', 'week', 'month'] as const)('by %s follow each other without a gap', (bucket) => {
    for (let day = toDay('2023-12-01'); day < toDay('2028-03-02'); day += 1) {
      const index = toBucketIndex(day, bucket);
      expect(getBucketStart(index, bucket)).toBeLessThanOrEqual(day);
      expect(getBucketStart(index + 1, bucket)).toBeGreaterThan(day);
      expect(toBucketIndex(getBucketStart(index, bucket), bucket)).toBe(index);
    }
  });

  it('start on Monday by week, and on the first by month', () => {
    const week = getBucketStart(toBucketIndex(toDay('2026-11-21'), 'week'), 'week');
    expect(toUtcDate(week).toISOString()).toMatch(/^2026-11-16/);
    const month = getBucketStart(toBucketIndex(toDay('2026-11-21'), 'month'), 'month');
    expect(toUtcDate(month).toISOString()).toMatch(/^2026-11-01/);
    const before = getBucketStart(toBucketIndex(toDay('1969-02-14'), 'month'), 'month');
    expect(toUtcDate(before).toISOString()).toMatch(/^1969-02-01/);
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '2026-11-21T25:00:00Z'])(
    'reject %j, which is not a date',
    (iso) => {
      expect(toLocalDateTime(iso)).toBeNull();
    },
  );

  it.each([
    '0001-01-01',
    '0001-01-01T00:00:00Z',
    '1899-12-31',
    '2200-01-01',
    '9999-12-31T23:59:59',
  ])('reject %j: an axis to that year would have too many labels to draw', (iso) => {
    expect(toLocalDateTime(iso)).toBeNull();
  });

  it('include the time of day only if the date has one', () => {
    expect(toLocalDateTime('2026-11-21')).toEqual({ day: toDay('2026-11-21'), time: null });
    expect(toLocalDateTime('2026-11-21T18:00:00')).toEqual({
      day: toDay('2026-11-21'),
      time: 0.75,
    });
  });
});
