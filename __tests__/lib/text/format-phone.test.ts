import { formatPhone } from '../../../src/lib/text/format-phone';

describe('formatting a phone number', () => {
  it('groups the digits of a US number', () => {
    expect(formatPhone('+12015550123')).toBe('(201) 555-0123');
  });

  it.each(['+442079460000', '2015550123', '+1201555012', ''])('leaves %j unchanged', (number) => {
    expect(formatPhone(number)).toBe(number);
  });
});
