/** @jest-environment node */
import { formatPhone } from '../../../src/lib/text/format-phone';

describe('formatting a phone number', () => {
  it('groups the digits of a US number', () => {
    expect(formatPhone('+12015550123')).toBe('(201) 555-0123');
  });

  it('ignores spaces around it', () => {
    expect(formatPhone(' +12015550123 ')).toBe('(201) 555-0123');
    expect(formatPhone(' 911 ')).toBe('911');
  });

  it.each([
    ...['+442079460000', '2015550123', '+1201555012', '+120155501234', '00+12015550123'],
    ...['+12015550123 ext. 5', ''],
  ])('leaves %j unchanged', (number) => {
    expect(formatPhone(number)).toBe(number);
  });
});
