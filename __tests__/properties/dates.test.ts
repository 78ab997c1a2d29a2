/** @jest-environment node */
import path from 'node:path';
import fc from 'fast-check';
import {
  formatEntryTime,
  formatShortTime,
  isOnSameDay,
} from '../../src/features/check-ins/check-in-dates';
import { toLocalDateTime } from '../../src/features/progress/calendar';
import { formatPhone } from '../../src/lib/text/format-phone';
import { parseTypedDay } from '../../src/lib/time/dates';
import { formatDateOfBirth, formatDueDate, formatOverdue } from '../../src/lib/time/format-dates';
import { toTime } from '../../src/lib/time/to-time';
import { applyEdit, toMasked } from '../../src/ui/masked-field/mask-input';
import { DATE_OF_BIRTH_TEXTS, validateDateOfBirth } from '../../src/validation/date-of-birth.rule';
import { toE164 } from '../../src/validation/phone/phone.rule';
import { runTypeScript } from '../support/run-typescript';
import { anyText, textOfParts } from './arbitraries';

const now = Date.UTC(2026, 10, 22);

const dateText = fc.oneof(
  anyText,
  textOfParts(
    ...['0', '1', '2', '9', '02', '12', '13', '29', '30', '31', '1900', '2000', '2024', '2026'],
    ...['/', '-', '.', ':', 'T', 'Z', '+14:00', '-12:00', '00:00', '24:00', ' ', '\u0661'],
  ),
);
const phoneText = fc.oneof(
  anyText,
  textOfParts(
    '1',
    '+1',
    '+44',
    '001',
    '201',
    '555',
    '0123',
    '(',
    ')',
    '-',
    ' ',
    '.',
    'ext. 5',
    '\u0662',
  ),
);

describe('§5 typed dates and numbers', () => {
  it('§5: a typed day is a day of the calendar, or none', () => {
    fc.assert(
      fc.property(dateText, (text) => {
        const day = parseTypedDay(text);
        if (day === null) return;
        const [month, date, year] = text.trim().split('/');
        expect(day).toBe(`${year ?? ''}-${month ?? ''}-${date ?? ''}`);
      }),
    );
  });

  it.each([
    ['02/29/2024', true],
    ['02/29/2023', false],
    ['02/29/2000', true],
    ['02/29/1900', false],
    ['04/31/2020', false],
    ['12/31/0099', true],
  ])('§5: %s exists: %s', (text, exists) => {
    expect(parseTypedDay(text) !== null).toBe(exists);
  });

  it('§5: a date of birth is right or has one of the messages', () => {
    fc.assert(
      fc.property(dateText, (text) => {
        const message = validateDateOfBirth(text, now);
        if (message !== null) expect(Object.values(DATE_OF_BIRTH_TEXTS())).toContain(message);
      }),
    );
  });

  it('§5: a number is E.164, or none', () => {
    fc.assert(
      fc.property(phoneText, (text) => {
        expect(toE164(text) ?? '+12015550123').toMatch(/^\+1\d{10}$/);
        expect(formatPhone(text)).toBe(formatPhone(formatPhone(text)));
      }),
    );
  });

  it('§5: a masked text has the form of the mask, and stays the same when it is masked again', () => {
    fc.assert(
      fc.property(dateText, (text) => {
        const masked = toMasked('99/99/9999', text);
        expect(masked).toMatch(/^(?:\d{0,2}|\d{2}\/\d{0,2}|\d{2}\/\d{2}\/\d{0,4})$/);
        expect(toMasked('99/99/9999', masked)).toBe(masked);
      }),
    );
    fc.assert(
      fc.property(phoneText, (text) => {
        const masked = toMasked('(999) 999-9999', text);
        expect(toMasked('(999) 999-9999', masked)).toBe(masked);
      }),
    );
  });

  it('§5: an edit keeps the caret within the text', () => {
    const edit = fc.record({
      pattern: fc.constantFrom('99/99/9999' as const, '(999) 999-9999' as const),
      before: dateText,
      typed: fc.oneof(dateText, phoneText),
      position: fc.nat(),
      inputType: fc.constantFrom(
        undefined,
        'insertText',
        'deleteContentBackward',
        'deleteContentForward',
      ),
    });
    fc.assert(
      fc.property(edit, ({ pattern, before, typed, position, inputType }) => {
        const caret = position % (typed.length + 1);
        const result = applyEdit({ pattern, before, typed, caret, inputType });
        expect(result.caret).toBeGreaterThanOrEqual(0);
        expect(result.caret).toBeLessThanOrEqual(result.text.length);
      }),
    );
  });
});

describe('§9 dates of the API', () => {
  it('§9: any text is a date or none', () => {
    fc.assert(
      fc.property(dateText, (text) => {
        for (const format of [
          formatDateOfBirth,
          formatDueDate,
          formatOverdue,
          formatEntryTime,
          formatShortTime,
        ])
          expect(format(text, now) ?? '').not.toMatch(/NaN|undefined|Invalid/);
        expect(toTime(text)).not.toBeNaN();
        expect(toLocalDateTime(text)?.day).not.toBeNaN();
        isOnSameDay(text, now);
      }),
    );
  });

  it('§9: days and times hold in every time zone, on leap days and in nights of daylight saving time', () => {
    // From UTC−12 to UTC+14; in Santiago, Cairo and Havana clocks skip midnight, on Lord Howe half an hour; Kiritimati
    // and Kwajalein have skipped a day.
    const zones = [
      ...['Etc/GMT+12', 'Pacific/Pago_Pago', 'America/St_Johns', 'America/New_York'],
      ...['America/Santiago', 'America/Havana', 'UTC', 'Europe/London', 'Africa/Cairo'],
      ...['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati'],
      'Pacific/Kwajalein',
    ];
    const script = path.join(__dirname, 'dates-in-time-zones.ts');
    expect(runTypeScript(script, zones)).toEqual([]);
  });
});
