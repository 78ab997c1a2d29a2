import { parseTypedDay, toIsoDay } from '../../../src/lib/time/dates';
import { formatDay, formatDueDate } from '../../../src/lib/time/format-dates';

describe('§5 a day typed as MM/dd/yyyy', () => {
  it.each([
    ['02/29/2024', '2024-02-29'],
    ['12/31/1999', '1999-12-31'],
    [' 01/02/2003 ', '2003-01-02'],
    ['01/01/1896', '1896-01-01'],
  ])('reads %j as %s', (text, day) => {
    const date = parseTypedDay(text);
    expect(date && toIsoDay(date)).toBe(day);
  });

  it.each([
    '',
    '02/29/2023',
    '02/30/2024',
    '13/01/2000',
    '00/10/2000',
    '10/00/2000',
    '04/31/2000',
    '1/2/2003',
    '01/02/03',
    '01/02/20033',
    '2003-01-02',
    '01-02-2003',
    '01/02/20__',
    'Jan 2, 2003',
    '01/01/0000',
    '01/01/0050',
    '٠١/٠٢/٢٠٠٣',
  ])('takes %j for no date', (text) => {
    expect(parseTypedDay(text)).toBeNull();
  });

  it('reads every day of a leap year back as it was typed', () => {
    for (let day = 0; day < 366; day += 1) {
      const iso = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
      const date = parseTypedDay(`${month}/${dayOfMonth}/${year}`);
      expect(date && toIsoDay(date)).toBe(iso);
    }
  });
});

describe('due dates', () => {
  it('names the day of a date without a time, in every time zone', () => {
    expect(formatDay('2026-11-02')).toBe('Nov 2, 2026');
    expect(formatDueDate('2026-11-02')).toBe('Due Nov 2, 2026');
  });

  it('names the local day of a time', () => {
    expect(formatDay(new Date(2026, 10, 2, 23, 59).toISOString())).toBe('Nov 2, 2026');
  });

  it.each([null, undefined, '', 'soon', '2026-13-01'])('says nothing for %j', (iso) => {
    expect(formatDay(iso)).toBeNull();
    expect(formatDueDate(iso)).toBeNull();
  });
});
