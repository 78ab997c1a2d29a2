import { formatDay, formatDueDate } from '../../../src/lib/time/format-dates';

describe('dates as people read them', () => {
  it.each([
    ['1990-05-17', 'May 17, 1990'],
    ['2026-01-01', 'Jan 1, 2026'],
    ['2026-11-02T12:00:00.000Z', 'Nov 2, 2026'],
  ])('writes %s as its local day', (iso, text) => {
    expect(formatDay(iso)).toBe(text);
  });

  it.each([null, undefined, '', '  ', 'soon', '2026-13-01', '2026-11-40'])(
    'says nothing of %s',
    (iso) => {
      expect(formatDay(iso)).toBeNull();
      expect(formatDueDate(iso)).toBeNull();
    },
  );

  it('says when something is due', () => {
    expect(formatDueDate('2026-11-02T12:00:00.000Z')).toBe('Due Nov 2, 2026');
  });
});
