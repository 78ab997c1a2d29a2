/** @jest-environment node */
import {
  basicInfoSchema,
  validateDateOfBirth,
} from '../../../src/features/intake/basic-info.schema';
import { contactInfoSchema } from '../../../src/features/intake/contact-info.schema';
import { toFinalForm } from '../../../src/validation/to-final-form';

const today = new Date(2026, 10, 21, 15).getTime();
const nia = {
  firstName: 'Nia',
  lastName: 'Okafor',
  preferredName: '',
  dateOfBirth: '03/09/1994',
  pronouns: '',
};
const validateBasic = toFinalForm(basicInfoSchema({ now: () => today }));
const validateContact = toFinalForm(contactInfoSchema);

describe('§5 intake basic info', () => {
  it('requires only first name, last name and date of birth', () => {
    // §5.basic-info.7
    expect(validateBasic(nia)).toEqual({});
    expect(validateBasic({ ...nia, pronouns: 'they/them/theirs', preferredName: 'N' })).toEqual({});
  });

  it('returns an error for each missing field', () => {
    // §5.basic-info.1, §5.basic-info.2, §5.basic-info.4
    const blank = { ...nia, firstName: ' ', lastName: '', dateOfBirth: '' };
    expect(validateBasic(blank)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      dateOfBirth: 'Date of birth is required',
    });
  });

  it('rejects pronouns that are not an option', () => {
    // §5.basic-info.3
    expect(Object.keys(validateBasic({ ...nia, pronouns: 'x' }))).toEqual(['pronouns']);
  });

  it.each([
    ['11/21/2013', null],
    ['11/22/2013', 'Must be at least 13 years old'],
    ['11/21/2030', 'Must be at least 13 years old'],
    ['11/21/1906', null],
    ['11/20/1906', 'Year is too far in the past.'],
    ['02/30/2000', 'Please enter a valid date of birth'],
    ['3/9/94', 'Please enter a valid date of birth'],
  ])(
    '§9 checks the date of birth %s: %s',
    // §5.basic-info.5, §9.birth-date.2
    (text, expected) => expect(validateDateOfBirth(text, today)).toBe(expected),
  );
});

describe('§5 intake contact', () => {
  it.each([
    ['nia@example.com', '(201) 555-0123', {}],
    ['', '', { email: 'Invalid email address', phoneNumber: 'Phone number is required' }],
    ['nia@', '(201) 555-0123', { email: 'Invalid email address' }],
    ['nia@example.com', '(111) 111-1111', { phoneNumber: 'Must be a valid phone number.' }],
    ['nia@example.com', '(201) 555', { phoneNumber: 'Must be a valid phone number.' }],
  ])(
    'checks the email %j and the phone number %j',

    // §5.contact-info.1, §5.contact-info.2
    (email, phoneNumber, expected) =>
      expect(validateContact({ email, phoneNumber })).toEqual(expected),
  );
});
