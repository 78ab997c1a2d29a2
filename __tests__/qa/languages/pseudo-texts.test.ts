/** @jest-environment node */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { PSEUDO_MESSAGES } from '../../../src/qa/languages/pseudo-messages.cjs';
import { pseudoLanguages } from '../../../src/qa/languages/pseudo-texts.cjs';
import { readCatalogue } from '../../../src/translations/read-messages.cjs';

/** A message in ICU syntax, changed as in a pseudo-language. */
function format(
  message: string,
  language: keyof typeof pseudoLanguages,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const messages = { text: pseudoLanguages[language](compileMessage(message)) };
  return setupI18n({ locale: language, messages: { [language]: messages } })._('text', values);
}

const MIRRORED = /\u200F\u202E([A-Za-z]+)\u202C/g;

it('changes the letters of a text, makes it longer, and marks its ends', () => {
  expect(format('Log in', 'en-XA')).toBe('[Łǿǿğ īīņ ·]');
  expect(format('Skip myths', 'en-XA')).toBe('[Şķīīṗ ḿẏŧħş ···]');
});

it('mirrors the words of a right-to-left text', () => {
  expect(format('Log in', 'ar-XB')).toBe('\u200F\u202ELog\u202C \u200F\u202Ein\u202C');
});

it.each(['en-XA', 'ar-XB'] as const)('%s: leaves what is no text', (language) => {
  expect(format('988', language)).toContain('988');
  const address = format('Open https://example.org/a now.', language);
  expect(address).toContain(' https://example.org/a ');
  expect(address).not.toContain('Open h');
});

it('keeps the values of placeholders', () => {
  const values = { name: 'due', day: 'Friday' };
  expect(format('{name}: due {day}', 'en-XA', values)).toBe('[due: đŭŭḗḗ Friday ·]');
  expect(format('{name}: due {day}', 'ar-XB', values)).toBe('due: \u200F\u202Edue\u202C Friday');
});

it('changes each variant of a plural', () => {
  const message = '{count, plural, one {1 day} other {# days}}';
  expect(format(message, 'en-XA', { count: 1 })).toBe('[1 đȧȧẏ ··]');
  expect(format(message, 'en-XA', { count: 12 })).toBe('[12 đȧȧẏş ··]');
  expect(format(message, 'ar-XB', { count: 12 })).toBe('12 \u200F\u202Edays\u202C');
});

it('keeps spaces at the ends of a text', () => {
  expect(format(' or ', 'en-XA')).toBe(' [ǿǿř ·] ');
});

it('leaves no letter of the texts of the app unchanged, and makes them about 40 % longer', () => {
  const plain = Object.entries(readCatalogue('es')).filter(
    ([, { message }]) => !message.includes('{'),
  );
  const texts = plain.map(([, { message }]) => message);
  const read = (language: string) =>
    plain.map(([id]) => [PSEUDO_MESSAGES[language]?.[id]].flat(2).join(''));
  const accented = read('en-XA');
  const mirrored = read('ar-XB');
  expect(texts.length).toBeGreaterThan(300);
  expect(accented.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  expect(mirrored.map((text) => text.replaceAll(MIRRORED, '$1'))).toEqual(texts);
  expect(mirrored.filter((text) => /[A-Za-z]/.test(text.replaceAll(MIRRORED, '')))).toEqual([]);
  const growth = (index: number) => (accented[index] ?? '').length / (texts[index] ?? '').length;
  expect(texts.filter((text, index) => growth(index) < 1.4)).toEqual([]);
});
