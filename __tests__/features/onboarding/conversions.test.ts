/** @jest-environment node */
import { toIdentity } from '../../../src/features/onboarding/onboarding.actors';
import { readPreset } from '../../../src/features/onboarding/read-preset';

const byPhone = { method: 'phone', phoneNumber: '(201) 555-0140' } as const;

describe('D9 ids and values on the wire', () => {
  it('formats phone numbers as E.164 and dates as yyyy-MM-dd, and omits absent values', () => {
    expect(toIdentity({ contact: byPhone, person: null })).toEqual({ phoneNumber: '+12015550140' });
    const person = { lastName: " O'Neil ", dateOfBirth: '02/29/1984' };
    expect(toIdentity({ contact: { method: 'email', email: ' a@b.example ' }, person })).toEqual({
      email: 'a@b.example',
      lastName: "O'Neil",
      dateOfBirth: '1984-02-29',
    });
  });

  it('throws for a value that cannot be parsed', () => {
    const person = { lastName: 'O', dateOfBirth: '02/30/1984' };
    expect(() => toIdentity({ contact: byPhone, person })).toThrow('malformed');
    const contact = { method: 'phone', phoneNumber: '555' } as const;
    expect(() => toIdentity({ contact, person: null })).toThrow('malformed');
  });
});

describe('§2 accept-invite: navigation state', () => {
  it.each([
    [{ step: 'initiate' }, { step: 'initiate', email: null }],
    [
      { step: 'initiate', email: null, more: 1 },
      { step: 'initiate', email: null },
    ],
    [
      { step: 'verify', email: ' a@b.example ' },
      { step: 'verify', email: 'a@b.example' },
    ],
    [
      { step: 'verify', email: "o'brien@b.example" },
      { step: 'verify', email: "o'brien@b.example" },
    ],
    [
      { step: 'setup-account', patientId: 'p-1' },
      { step: 'setup-account', patient: { patientId: 'p-1', email: null } },
    ],
    [null, null],
    [undefined, null],
    [{ step: 'setup-account', patientId: 'p'.repeat(201) }, null],
    [{ step: 'initiate', email: `${'a'.repeat(260)}@b.example` }, null],
  ])('reads %j as %j', (state, preset) => {
    expect(readPreset(state)).toEqual(preset);
  });
});
