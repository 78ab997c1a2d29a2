/** @jest-environment node */
import { number, object, string } from 'yup';
import { toCode } from '../../src/validation/code.rule';
import { verificationCodeSchema } from '../../src/validation/code.schema';
import { emailSchema } from '../../src/validation/email.schema';
import { resetCodeSchema } from '../../src/validation/reset-code/reset-code.schema';
import { PASSWORD_RULES } from '../../src/validation/password.rules';
import { confirmPasswordSchema, newPasswordSchema } from '../../src/validation/password.schema';
import { reminderSchema } from '../../src/validation/reminder.schema';
import { toFinalForm } from '../../src/validation/to-final-form';

describe('§5 email', () => {
  const validate = toFinalForm(
    object({ email: emailSchema('Invalid email').required('Required') }),
  );

  it.each([
    'ada@example.test',
    ' ada@example.test ',
    "o'neil+x@sub.example.co.uk",
    'ADA@EXAMPLE.COM',
  ])('accepts %j', (email) => {
    expect(validate({ email })).toEqual({});
  });

  it.each([
    'ada',
    'ada@',
    '@example.test',
    'ada@example',
    'ada @example.test',
    'ada@@example.test',
    'ada@example.',
    'ada@example..test',
    'ada..b@example.test',
    '.ada@example.test',
    'ada.@example.test',
    'ada@.example.test',
    'a@b.test, c@d.test',
  ])('rejects %j', (email) => {
    expect(validate({ email })).toEqual({ email: 'Invalid email' });
  });

  it.each([undefined, '', '  '])('requires an address instead of %j', (email) => {
    expect(validate({ email })).toEqual({ email: 'Required' });
  });

  it('validates a very long, almost valid text in less than a second', () => {
    const before = performance.now();
    validate({ email: `${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}` });
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

describe('§5 password rules', () => {
  const met = (password: string) =>
    PASSWORD_RULES.filter((rule) => rule.isMet(password)).map((rule) => rule.id);
  const all = PASSWORD_RULES.map((rule) => rule.id);
  const validate = toFinalForm(object({ password: newPasswordSchema().required('Required') }));

  it('have the texts and the order of the specification', () => {
    expect(PASSWORD_RULES.map((rule) => rule.getText())).toEqual([
      'No spaces',
      'At least one number',
      'Uppercase and lowercase',
      'At least 8 characters',
      'At least one special character',
    ]);
  });

  it.each([
    ['', []],
    ['Str0ng!pass', all],
    ['Str0ng! pass', all.filter((id) => id !== 'no-spaces')],
    ['Strong!pass', all.filter((id) => id !== 'number')],
    ['str0ng!pass', all.filter((id) => id !== 'both-cases')],
    ['STR0NG!PASS', all.filter((id) => id !== 'both-cases')],
    ['Str0ng!', all.filter((id) => id !== 'length')],
    ['Str0ng!p', all],
    ['Str0ngpass', all.filter((id) => id !== 'special')],
    ['Str0ng_pass', all],
  ])('the password %j meets the rules %j', (password, rules) => {
    // §5.password.1, §5.password.2, §5.password.3, §5.password.4, §5.password.5, §9.password.1
    expect(met(password)).toEqual(rules);
    if (password !== '')
      expect(Object.keys(validate({ password }))).toHaveLength(rules.length === all.length ? 0 : 1);
  });

  it('are listed in the message when they are not met', () => {
    expect(validate({ password: 'Strongpass' })).toEqual({
      password: 'Password needs: at least one number, at least one special character',
    });
    expect(validate({})).toEqual({ password: 'Required' });
  });

  it('accept no password where none is required', () => {
    const optional = toFinalForm(object({ password: newPasswordSchema() }));
    for (const password of [undefined, '']) expect(optional({ password })).toEqual({});
  });

  it('require the repeated password to match', () => {
    const twice = toFinalForm(
      object({
        password: newPasswordSchema().required('Required'),
        confirm: confirmPasswordSchema('password', 'Passwords do not match').required('Required'),
      }),
    );
    expect(twice({ password: 'Str0ng!pass', confirm: 'Str0ng!pass' })).toEqual({});
    expect(twice({ password: 'Str0ng!pass', confirm: 'other' })).toEqual({
      confirm: 'Passwords do not match',
    });
    expect(twice({ password: 'Str0ng!pass' })).toEqual({ confirm: 'Required' });
  });
});

describe('§5 codes: schemas', () => {
  const reset = toFinalForm(object({ code: resetCodeSchema() }));
  const verify = toFinalForm(object({ code: verificationCodeSchema() }));

  it('§5 codes: ignore spaces and invisible characters, and accept the digits of other scripts', () => {
    expect(toCode(' 123 456\n')).toBe('123456');
    expect(toCode('۱۲۳۴۵۶')).toBe('123456');
    for (const validate of [reset, verify])
      for (const code of [' 123 456 ', '\u200B123456\u2060', '۱۲۳۴۵۶'])
        expect(validate({ code })).toEqual({});
  });

  it.each([
    ['', 'Please enter the reset code sent to your email'],
    [' ', 'Please enter the reset code sent to your email'],
    [undefined, 'Please enter the reset code sent to your email'],
    ['12a', 'The code has digits only'],
    ['a12', 'The code has digits only'],
    [null, 'Please enter the reset code sent to your email'],
    ['1234567', 'The code has no more than 6 digits'],
  ])('give the reset code %j the message %j', (code, message) => {
    // §9.codes.1
    expect(reset({ code })).toEqual({ code: message });
  });

  it.each([
    ['', 'Please enter the code that was sent to you'],
    ['12345', 'The code has 6 digits'],
    ['1234567', 'The code has 6 digits'],
    ['12345a', 'The code has 6 digits'],
  ])('give the verification code %j the message %j', (code, message) => {
    // §9.codes.1
    expect(verify({ code })).toEqual({ code: message });
  });
});

describe('§2 a check-in reminder', () => {
  const validate = toFinalForm(reminderSchema({ days: 'No day', time: 'No time' }));

  it.each([
    [{ days: ['Mon'], time: '09:00' }, {}],
    [{ days: [], time: '09:00' }, { days: 'No day' }],
    [{ time: '09:00' }, { days: 'No day' }],
    [{ days: ['Mon', 'Sun'], time: '' }, { time: 'No time' }],
    [{}, { days: 'No day', time: 'No time' }],
  ])('%j has the errors %j', (reminder, errors) => {
    // §5.reminder.1
    expect(validate(reminder)).toEqual(errors);
  });
});

describe('toFinalForm', () => {
  it('returns the first message of each field, at the path of the field', () => {
    const validate = toFinalForm(
      object({
        name: string().required('first').min(3, 'second'),
        address: object({ zip: string().required('zip') }),
      }),
    );
    expect(validate({ name: '' })).toEqual({ name: 'first', address: { zip: 'zip' } });
    expect(validate({ name: 'ab', address: { zip: '1' } })).toEqual({ name: 'second' });
    expect(validate({ name: 'abc', address: { zip: '1' } })).toEqual({});
  });

  it('throws the error of a test function that fails', () => {
    const broken = object({
      n: number().test('broken', () => {
        throw new TypeError('a mistake');
      }),
    });
    expect(() => toFinalForm(broken)({ n: 1 })).toThrow(new TypeError('a mistake'));
  });
});
