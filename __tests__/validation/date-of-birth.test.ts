/** @jest-environment node */
import { object } from 'yup';
import { validateDateOfBirth } from '../../src/validation/date-of-birth.rule';
import { dateOfBirthSchema } from '../../src/validation/date-of-birth.schema';
import { toFinalForm } from '../../src/validation/to-final-form';

const now = new Date(2026, 10, 21, 12).getTime();

const table: [string, string | null][] = [
  ['', 'Please enter a valid date of birth'],
  ['11/21', 'Please enter a valid date of birth'],
  ['02/30/1990', 'Please enter a valid date of birth'],
  ['99/99/9999', 'Please enter a valid date of birth'],
  ['1990-01-02', 'Please enter a valid date of birth'],
  ['11/23/2026', "You can't be born in the future!"],
  ['01/01/9999', "You can't be born in the future!"],
  ['11/20/1896', 'Year is too far in the past.'],
  ['01/01/1000', 'Year is too far in the past.'],
  ['12/31/0099', 'Year is too far in the past.'],
  ['01/01/0000', 'Year is too far in the past.'],
  ['11/21/2026', null],
  ['11/22/2026', null],
  ['11/21/1896', null],
  ['02/29/1904', null],
  ['01/02/1990', null],
];

describe('§5 date of birth', () => {
  it.each(table)('validates %j with the message %j', (text, message) => {
    // §5.birth-date.2, §5.birth-date.3, §5.birth-date.4, §9.birth-date.1
    expect(validateDateOfBirth(text, now)).toBe(message);
  });

  it('compares days, not times of day', () => {
    const lastMinute = new Date(2026, 10, 21, 23, 59, 59, 999).getTime();
    const firstMinute = new Date(2026, 10, 21).getTime();
    expect(validateDateOfBirth('11/21/2026', firstMinute)).toBeNull();
    expect(validateDateOfBirth('11/21/1896', lastMinute)).toBeNull();
    expect(validateDateOfBirth('11/23/2026', lastMinute)).toBe("You can't be born in the future!");
  });

  it('D9 accepts the next day, on which it may be already elsewhere', () => {
    const firstMinute = new Date(2026, 10, 21).getTime();
    expect(validateDateOfBirth('11/22/2026', firstMinute)).toBeNull();
  });

  it('accepts dates up to 130 years before a leap day', () => {
    // §5.birth-date.3, §9.birth-date.1
    const leapDay = new Date(2024, 1, 29, 12).getTime();
    expect(validateDateOfBirth('02/28/1894', leapDay)).toBeNull();
    expect(validateDateOfBirth('02/27/1894', leapDay)).toBe('Year is too far in the past.');
  });

  it.each(table.filter(([text]) => text !== ''))(
    'gives the same message for %j in a form schema',
    (text, message) => {
      const validate = toFinalForm(object({ dateOfBirth: dateOfBirthSchema({ now: () => now }) }));
      expect(validate({ dateOfBirth: text })).toEqual(
        message === null ? {} : { dateOfBirth: message },
      );
    },
  );

  it('reads the clock at validation, not when the schema is created', () => {
    let time = now;
    const validate = toFinalForm(object({ dateOfBirth: dateOfBirthSchema({ now: () => time }) }));
    expect(validate({ dateOfBirth: '11/23/2026' })).not.toEqual({});
    time += 24 * 3_600_000;
    expect(validate({ dateOfBirth: '11/23/2026' })).toEqual({});
  });

  it('accepts an empty text unless the form requires a date', () => {
    const rule = dateOfBirthSchema({ now: () => now });
    expect(toFinalForm(object({ dob: rule }))({})).toEqual({});
    expect(toFinalForm(object({ dob: rule.required('* Required') }))({})).toEqual({
      dob: '* Required',
    });
    expect(toFinalForm(object({ dob: rule.required('* Required') }))({ dob: ' ' })).toEqual({
      dob: '* Required',
    });
  });
});
