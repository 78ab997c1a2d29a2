/** @jest-environment node */
import { parseTypedDay } from '../../../src/lib/time/dates';

describe('§5 a day typed as MM/dd/yyyy', () => {
  it.each([
    ['02/29/2024', '2024-02-29'],
    ['12/31/1999', '1999-12-31'],
    [' 01/02/2003 ', '2003-01-02'],
    ['01/01/1896', '1896-01-01'],
    ['01/01/0050', '0050-01-01'],
  ])('is parsed: %j is %s', (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
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
    '101/02/2003',
    '2003-01-02',
    '01-02-2003',
    '01/02/20__',
    'Jan 2, 2003',
    '٠١/٠٢/٢٠٠٣',
  ])('is not parsed from %j', (text) => {
    expect(parseTypedDay(text)).toBeNull();
  });

  it('exists, for every day of a leap year', () => {
    for (let day = 0; day < 366; day += 1) {
      const iso = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
      expect(parseTypedDay(`${month}/${dayOfMonth}/${year}`)).toBe(iso);
    }
  });
});
