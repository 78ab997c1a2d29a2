/** @jest-environment node */
import path from 'node:path';
import {
  formatEntryTime,
  formatMonth,
  formatShortTime,
  isOnSameDay,
} from '../../../src/features/check-ins/check-in-dates';
import { runTypeScript } from '../../support/run-typescript';

type TimeZoneCase = { zone: string; iso: string; now: string };
type TimeZoneResult = { isToday: boolean; text: string };

/** Runs the cases in a child process, because Jest cannot change its own time zone. */
function runInTimeZones(inputs: readonly TimeZoneCase[]): TimeZoneResult[] {
  const script = path.join(__dirname, 'in-time-zones.ts');
  // SAFETY: the script prints a result for each case.
  return runTypeScript(script, inputs) as TimeZoneResult[];
}

/** From UTC−11 to UTC+14, including half-hour and quarter-hour offsets and zones with daylight saving time. */
const zones = [
  ['Pacific/Pago_Pago', -11],
  ['America/Los_Angeles', -8],
  ['America/New_York', -5],
  ['America/St_Johns', -3.5],
  ['UTC', 0],
  ['Asia/Kolkata', 5.5],
  ['Asia/Kathmandu', 5.75],
  ['Asia/Tokyo', 9],
  ['Pacific/Chatham', 13.75],
  ['Pacific/Kiritimati', 14],
] as const;

/** Returns a local time on November 21, 2026 in a zone with the given UTC offset in hours. */
const local = (offset: number, hours: number, minutes = 0, ms = 0) =>
  new Date(Date.UTC(2026, 10, 21, hours, minutes) - offset * 3_600_000 + ms).toISOString();

describe('§2 Done: completed on the same calendar day, from local midnight to local midnight', () => {
  const cases = zones.flatMap(([zone, offset]) => [
    { zone, iso: local(offset, 0), now: local(offset, 0), isToday: true },
    { zone, iso: local(offset, 0), now: local(offset, 24, 0, -1), isToday: true },
    { zone, iso: local(offset, 0, 0, -1), now: local(offset, 0), isToday: false },
    { zone, iso: local(offset, 23, 59), now: local(offset, 24), isToday: false },
    { zone, iso: local(offset, 9, 30), now: local(offset, 33, 29), isToday: false },
    { zone, iso: local(offset, 12), now: local(offset, 1), isToday: true },
  ]);
  const results = runInTimeZones(cases);

  it.each(cases.map((testCase, index) => ({ ...testCase, result: results[index] })))(
    'in $zone, at $now, an entry of $iso is done today: $isToday',
    ({ result, isToday }) => {
      // §2.check-ins.3
      expect(result?.isToday).toBe(isToday);
    },
  );

  it('is correct on the long and the short day when clocks change', () => {
    const zone = 'America/New_York';
    const inputs = [
      // In New York, November 1, 2026 has 25 hours and March 8, 2026 has 23.
      { zone, iso: '2026-11-01T04:00:00Z', now: '2026-11-02T04:59:59Z' },
      { zone, iso: '2026-11-01T03:59:59Z', now: '2026-11-01T04:00:00Z' },
      { zone, iso: '2026-03-08T05:00:00Z', now: '2026-03-09T03:59:59Z' },
      { zone, iso: '2026-03-08T05:00:00Z', now: '2026-03-09T04:00:00Z' },
    ];
    expect(runInTimeZones(inputs).map(({ isToday }) => isToday)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('shows times in the local time zone', () => {
    const iso = '2026-11-02T09:30:00Z';
    const texts = runInTimeZones(zones.map(([zone]) => ({ zone, iso, now: iso }))).map(
      ({ text }) => text,
    );
    expect(texts).toEqual([
      'Sunday, Nov 1, 2026, 10:30 PM',
      'Monday, Nov 2, 2026, 1:30 AM',
      'Monday, Nov 2, 2026, 4:30 AM',
      'Monday, Nov 2, 2026, 6:00 AM',
      'Monday, Nov 2, 2026, 9:30 AM',
      'Monday, Nov 2, 2026, 3:00 PM',
      'Monday, Nov 2, 2026, 3:15 PM',
      'Monday, Nov 2, 2026, 6:30 PM',
      'Monday, Nov 2, 2026, 11:15 PM',
      'Monday, Nov 2, 2026, 11:30 PM',
    ]);
  });

  it('shows a date without a time as that day in every time zone', () => {
    const inputs = zones.map(([zone]) => ({ zone, iso: '2026-11-02', now: '2026-11-02' }));
    for (const { text } of runInTimeZones(inputs)) expect(text).toBe('Monday, Nov 2, 2026');
  });

  it.each([null, undefined, '', 'yesterday'])('is false for an invalid time: %j', (iso) => {
    expect(isOnSameDay(iso, Date.now())).toBe(false);
  });
});

describe('D8 the time of an entry', () => {
  // A time without a zone is local.
  it.each([
    ['2026-11-02T09:30:00', 'Monday, Nov 2, 2026, 9:30 AM'],
    ['2026-11-02T00:05:00', 'Monday, Nov 2, 2026, 12:05 AM'],
    ['2026-12-31T12:00:00', 'Thursday, Dec 31, 2026, 12:00 PM'],
    ['2024-02-29T23:59:59', 'Thursday, Feb 29, 2024, 11:59 PM'],
  ])('%s is formatted as %s', (iso, text) => {
    expect(formatEntryTime(iso)).toBe(text);
  });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31'])('has no text for the default date %s', (iso) => {
    expect(formatEntryTime(iso)).toBeNull();
    expect(formatShortTime(iso)).toBeNull();
  });

  it('can be formatted without the weekday, or as a month', () => {
    expect(formatShortTime('2026-11-02T09:30:00')).toBe('Nov 2, 2026, 9:30 AM');
    expect(formatShortTime('2026-11-02')).toBe('Nov 2, 2026');
    expect(formatMonth(new Date(2026, 10, 2, 9, 30))).toBe('November 2026');
    for (const format of [formatEntryTime, formatShortTime]) expect(format('no time')).toBeNull();
  });
});
