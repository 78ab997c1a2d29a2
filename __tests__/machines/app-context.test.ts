/** @jest-environment node */
import {
  APP_CONTEXTS,
  isMessageContext,
  parseAppContext,
  getTelecomType,
} from '../../machines/app-context';

describe('§9 contexts', () => {
  it.each(APP_CONTEXTS)('parses %s as itself', (context) => {
    // §2.user-assessments.2, §9.contexts.1
    expect(parseAppContext(context)).toBe(context);
  });

  it.each([null, '', 'SMS', 'sms ', 'fax', 'constructor', '__proto__'])(
    'parses %j as patient_app, the default',
    (value) => {
      // §9.contexts.2
      expect(parseAppContext(value)).toBe('patient_app');
    },
  );
});

describe('§4 public user gate: the telecom type of a context', () => {
  it.each([
    ['email', 'email'],
    ['manual_email', 'email'],
    ['sms', 'phone'],
    ['manual_sms', 'phone'],
    ['patient_app', null],
    ['kiosk', null],
    ['clinician_app', null],
  ] as const)('maps %s to %j', (context, telecomType) => {
    // §4.gate.8
    expect(getTelecomType(context)).toBe(telecomType);
    expect(isMessageContext(context)).toBe(telecomType !== null);
  });
});
