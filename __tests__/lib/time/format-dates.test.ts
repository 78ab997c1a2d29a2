import { formatDay, formatDueDate } from '../../../src/lib/time/format-dates';

describe('formatting a date', () => {
  it.each([
    ['1990-05-17', 'May 17, 1990'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2026-11-02', 'Nov 2, 2026'],
    ['2026-11-02T12:00:00.000Z', 'Nov 2, 2026'],
    [new Date(2026, 10, 2, 23, 59).toISOString(), 'Nov 2, 2026'],
  ])('writes %s as its local day', (iso, text) => {
    expect(formatDay(iso)).toBe(text);
  });

  it.each([null, undefined, '', '  ', 'soon', '2026-13-01', '2026-11-40'])(
    'returns null for %j',
    (iso) => {
      expect(formatDay(iso)).toBeNull();
      expect(formatDueDate(iso)).toBeNull();
    },
  );

  it.each(['2026-11-02', '2026-11-02T12:00:00.000Z'])('writes %s as a due date', (iso) => {
    expect(formatDueDate(iso)).toBe('Due Nov 2, 2026');
  });
});
