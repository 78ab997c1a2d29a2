import { formatPhone } from '../../../src/lib/text/format-phone';

describe('phone numbers as people read them', () => {
  it('sets a US number in groups', () => {
    expect(formatPhone('+12015550123')).toBe('(201) 555-0123');
  });

  it.each(['+442079460000', '2015550123', '+1201555012', ''])('leaves %s as it came', (number) => {
    expect(formatPhone(number)).toBe(number);
  });
});
