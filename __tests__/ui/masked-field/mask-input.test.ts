/** @jest-environment node */
import { Mask } from 'maska';
import { applyEdit, toMasked } from '../../../src/ui/masked-field/mask-input';
import type { MaskPattern } from '../../../src/ui/masked-field/masks';

const date: MaskPattern = '99/99/9999';
const phone: MaskPattern = '(999) 999-9999';

describe('§5 masks: formatting a text', () => {
  it.each([
    ['01021990', '01/02/1990'],
    ['01/02/1990', '01/02/1990'],
    ['1/2/1990', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['1.2.1990', '01/02/1990'],
    [' 01 02 1990 ', '01/02/1990'],
    ['１／２／１９９０', '01/02/1990'],
    ['1–2–1990', '01/02/1990'],
    ['1, 2, 1990', '01/02/1990'],
    ['1/2/1990.', '01/02/1990'],
    ['\u200E1/2/1990', '01/02/1990'],
    ['1a', '1'],
    ['1990-01-02', '01/02/1990'],
    ['1990‑1‑2', '01/02/1990'],
    ['1984/2/29', '02/29/1984'],
    ['1990-1-2', '01/02/1990'],
    ['1', '1'],
    ['1/', '01/'],
    ['01/2', '01/2'],
    ['01/2/', '01/02/'],
    ['01/2 ', '01/02/'],
    ['01/02/19', '01/02/19'],
    ['010219901', '01/02/1990'],
    ['٠١/٠٢/١٩٩٠', '01/02/1990'],
    ['۱۹۹۰-۱-۲', '01/02/1990'],
    ['०१०२१९९०', '01/02/1990'],
    ['０１０２１９９０', '01/02/1990'],
    ['\u{1D7D8}\u{1D7D9}0219\u{1D7E1}0', '01/02/1990'],
    ['abc', ''],
    ['', ''],
  ])('§5 date: formats %j as %j', (text, masked) => {
    expect(toMasked(date, text)).toBe(masked);
    expect(toMasked(date, masked)).toBe(masked);
  });

  it.each([
    ['2135550123', '(213) 555-0123'],
    ['213-555-0123', '(213) 555-0123'],
    ['+12135550123', '(213) 555-0123'],
    ['+1 (213) 555-0123', '(213) 555-0123'],
    ['1 213 555 0123', '(213) 555-0123'],
    ['001 213 555 0123', '(213) 555-0123'],
    ['213', '(213'],
    ['2135', '(213) 5'],
    ['(+1) 213 555 0123', '(213) 555-0123'],
    ['+١ ٢١٣ ٥٥٥ ٠١٢٣', '(213) 555-0123'],
    ['tel:+12135550123', '(213) 555-0123'],
    ['+33 6 45 67 89 01', '+33 6 45 67 89 01'],
    ['33 6 45 67 89 01', '33 6 45 67 89 01'],
    ['(+91) 98765 43210', '(+91) 98765 43210'],
    ['91 98765 43210', '91 98765 43210'],
    ['213-555-0123 ext. 45', '213-555-0123 ext. 45'],
    ['+442079460958', '+442079460958'],
    ['+', '+'],
    ['', ''],
  ])('§5 phone: formats %j as %j', (text, masked) => {
    expect(toMasked(phone, text)).toBe(masked);
    expect(toMasked(phone, masked)).toBe(masked);
  });
});

describe('§5 masks: edits', () => {
  const edit = (before: string, typed: string, caret: number, inputType?: string) =>
    applyEdit({ pattern: date, before, typed, caret, inputType });

  it('keeps the caret after a digit that is typed in the middle', () => {
    expect(edit('01/0', '015/0', 3)).toEqual({ text: '01/50', caret: 4 });
  });

  it('replaces a digit of another script by ours', () => {
    expect(edit('01/0', '01٥/0', 3)).toEqual({ text: '01/50', caret: 4 });
    expect(edit('01/02/1990', '01/02/199٠', 10)).toEqual({ text: '01/02/1990', caret: 10 });
  });

  it('deletes the digit before a separator when backspace deletes the separator', () => {
    expect(edit('01/02/1990', '0102/1990', 2, 'deleteContentBackward')).toEqual({
      text: '00/21/990',
      caret: 1,
    });
  });

  it('deletes the digit after a separator when the delete key deletes the separator', () => {
    expect(edit('01/02/1990', '0102/1990', 2, 'deleteContentForward')).toEqual({
      text: '01/21/990',
      caret: 2,
    });
  });

  it('deletes only the separator when it is at the end', () => {
    expect(edit('01/', '01', 2, 'deleteContentBackward')).toEqual({ text: '01', caret: 2 });
  });

  it('§5 phone: does not format a number of another country', () => {
    const inPhone = (before: string, typed: string) =>
      applyEdit({ pattern: phone, before, typed, caret: typed.length, inputType: 'insertText' });
    expect(inPhone('+4', '+44')).toEqual({ text: '+44', caret: 3 });
    expect(inPhone('', '+33 6 45')).toEqual({ text: '+33 6 45', caret: 8 });
    expect(inPhone('+', '+1')).toEqual({ text: '', caret: 0 });
  });

  it('§5 phone: ignores a digit too many, and truncates no number that is pasted', () => {
    const inPhone = (before: string, typed: string) =>
      applyEdit({ pattern: phone, before, typed, caret: typed.length, inputType: 'insertText' });
    const full = '(213) 555-0123';
    expect(inPhone(full, `${full}4`)).toEqual({ text: full, caret: 14 });
    expect(inPhone(full, '919876543210')).toEqual({ text: '919876543210', caret: 12 });
    expect(inPhone('91987654321', '9198765432')).toEqual({ text: '(919) 876-5432', caret: 14 });
  });

  it('allows the whole text to be deleted', () => {
    expect(edit('01/02/1990', '', 0, 'deleteContentBackward')).toEqual({ text: '', caret: 0 });
  });
});

it('D7 kiosk: uses no mask twice, which would remember what earlier visitors have typed', () => {
  const masked = jest.spyOn(Mask.prototype, 'masked');
  for (const text of ['01021990', '05171984']) toMasked(date, text);
  expect(new Set(masked.mock.contexts).size).toBe(2);
});
