/** @jest-environment node */
import metadata from 'libphonenumber-js/metadata.min.json';
import { object } from 'yup';
import { toE164 } from '../../src/validation/phone/phone.rule';
import { phoneSchema } from '../../src/validation/phone/phone.schema';
import phoneMetadata from '../../src/validation/phone/phone-metadata.json';
import { toFinalForm } from '../../src/validation/to-final-form';

const validate = (rule = phoneSchema()) => toFinalForm(object({ phone: rule }));

describe('§5 phone', () => {
  it.each([
    '(201) 555-0123',
    '201-555-0123',
    '2015550123',
    '+1 201 555 0123',
    '1 (201) 555 0123',
    ' 201.555.0123 ',
    ' +1 201 555 0123',
    '\t2015550123\n',
    '(201) 555-0123 ext. 45',
  ])('accepts the US number %j and converts it to E.164', (phone) => {
    // §5.phone.1
    expect(toE164(phone)).toBe('+12015550123');
    expect(validate()({ phone })).toEqual({});
  });

  it.each([
    '(201) 555-012',
    '(201) 555-____',
    '(101) 555-0123',
    '(111) 111-1111',
    '5555555555',
    '911',
    '+44 20 7946 0958',
    '310-1234',
    '(876) 123-4567',
    'call 201 555 0123',
    '20155501234',
    'abc',
  ])('rejects %j', (phone) => {
    // §5.phone.1
    expect(toE164(phone)).toBeNull();
    expect(validate()({ phone })).toEqual({ phone: 'Must be a valid phone number.' });
  });

  it('accepts an empty text unless the form requires a number', () => {
    for (const phone of ['', ' ', undefined]) {
      expect(validate()({ phone })).toEqual({});
      expect(validate(phoneSchema().required('Phone number is required'))({ phone })).toEqual({
        phone: 'Phone number is required',
      });
    }
  });

  it('has the same metadata as the library, so that an update of the library cannot be missed', () => {
    const countries: readonly string[] = metadata.country_calling_codes[1] ?? [];
    expect(phoneMetadata).toEqual({
      version: metadata.version,
      country_calling_codes: { 1: countries },
      countries: Object.fromEntries(
        Object.entries(metadata.countries).filter(([country]) => countries.includes(country)),
      ),
    });
  });
});

describe('D9 a phone number of any country of the +1 plan is taken', () => {
  it.each([
    ['Canada', '(416) 555-0123', '+14165550123'],
    ['Canada', '+1 416 555 0123', '+14165550123'],
    ['Jamaica', '(876) 555-0123', '+18765550123'],
    ['Puerto Rico', '(787) 555-0123', '+17875550123'],
    ['the Bahamas', '(242) 555-0123', '+12425550123'],
    ['Guam', '1 671 555 0123', '+16715550123'],
  ])('one of %s: %s', (_country, phone, e164) => {
    expect(toE164(phone)).toBe(e164);
    expect(validate()({ phone })).toEqual({});
  });
});
