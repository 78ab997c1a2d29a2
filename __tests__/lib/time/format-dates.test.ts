/** @jest-environment node */
import {
  formatClockTime,
  formatDateOfBirth,
  formatDoneToday,
  formatDueDate,
  formatOverdue,
} from '../../../src/lib/time/format-dates';

/** Monday; in November the clocks have changed since October in most zones. */
const NOON = new Date(2026, 10, 2, 12).getTime();

describe('formatting a time of day', () => {
  it.each([
    [0, 5, '12:05 AM'],
    [9, 12, '9:12 AM'],
    [12, 0, '12:00 PM'],
    [23, 59, '11:59 PM'],
  ])('writes %i hours and %i minutes with twelve hours', (hour, minute, text) => {
    expect(formatClockTime(hour, minute)).toBe(text);
  });
});

describe('formatting a date', () => {
  it.each([
    ['1990-05-17', 'May 17, 1990'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2026-11-02', 'Nov 2, 2026'],
    ['2026-11-02T12:00:00.000Z', 'Nov 2, 2026'],
  ])('writes a date of birth, %s, as the day that it names', (iso, text) => {
    expect(formatDateOfBirth(iso)).toBe(text);
  });

  it.each(['1990-02-30', '05/17/1990'])('returns null for a date of birth %s', (text) => {
    expect(formatDateOfBirth(text)).toBeNull();
  });

  it.each([null, undefined, '', '  ', 'soon', '2026-13-01', '2026-11-40'])(
    'returns null for %j',
    (iso) => {
      expect(formatDateOfBirth(iso)).toBeNull();
      expect(formatDueDate(iso, NOON)).toBeNull();
      expect(formatOverdue(iso, NOON)).toBeNull();
      expect(formatDoneToday(iso, NOON)).toBeNull();
    },
  );

  it.each(['0001-01-01T00:00:00Z', '0001-01-01', '9999-12-31T23:59:59Z'])(
    'has no text for the due date %s, which an API sends for none',
    (iso) => {
      expect(formatDueDate(iso, NOON)).toBeNull();
      expect(formatOverdue(iso, NOON)).toBeNull();
    },
  );

  it('says at what time something was done today, and nothing of another day', () => {
    expect(formatDoneToday(new Date(2026, 10, 2, 9, 12).toISOString(), NOON)).toBe(
      'Done today at 9:12 AM',
    );
    expect(formatDoneToday('2026-11-02', NOON)).toBe('Done today');
    expect(formatDoneToday(new Date(2026, 10, 1, 23, 59).toISOString(), NOON)).toBeNull();
  });

  it.each([
    ['2026-11-02', 'Due today'],
    [new Date(2026, 10, 2, 23, 59).toISOString(), 'Due today'],
    ['2026-11-03', 'Due tomorrow'],
    ['2026-11-04', 'Due Wednesday'],
    ['2026-11-08', 'Due Sunday'],
    ['2026-11-09', 'Due Nov 9, 2026'],
    ['2026-11-01', 'Due Nov 1, 2026'],
  ])('says of %s when it is due', (iso, text) => {
    expect(formatDueDate(iso, NOON)).toBe(text);
  });

  it.each([
    ['2026-11-01', 'Overdue by 1 day'],
    [new Date(2026, 9, 31, 0, 1).toISOString(), 'Overdue by 2 days'],
    ['2026-10-03', 'Overdue by 30 days'],
    ['2026-10-02', 'Overdue since Oct 2, 2026'],
    ['2026-11-02', 'Due today'],
    ['2026-11-04', 'Due Wednesday'],
  ])('says of %s how long it is overdue', (iso, text) => {
    expect(formatOverdue(iso, NOON)).toBe(text);
  });
});
