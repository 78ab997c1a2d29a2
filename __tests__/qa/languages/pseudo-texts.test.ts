/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { pseudoLanguages } from '../../../src/qa/languages/pseudo-texts.cjs';
import { compileTexts } from '../../../src/translations/compile-texts.cjs';

const filename = path.resolve('src/features/home/copy.ts');
const HEAD = "import { plural, t } from '../../lib/language/messages';\n";

type Tag = keyof typeof pseudoLanguages;
type Format = (value: string | number) => string;

/** The exports of a `copy.ts`, compiled for a pseudo-language and run. */
function run(code: string, language: Tag): readonly unknown[] {
  const options = { language, change: pseudoLanguages[language], outcome: 'array' } as const;
  return runInThisContext(compileTexts(HEAD + code, filename, options).code) as unknown[];
}

/** A text with placeholders, given their values. */
const format = (code: string, language: Tag, ...values: readonly (string | number)[]) => {
  const [create] = run(code, language) as [(...args: typeof values) => string];
  return create(...values);
};

const MIRRORED = /\u202E([A-Za-z]+)\u202C/g;

it('changes the letters of a text, makes it longer, and marks its ends', () => {
  expect(run('export const A = t`Log in`;', 'en-XA')).toEqual(['[Łǿǿğ īīņ ·]']);
  expect(run('export const A = t`Skip myths`;', 'en-XA')).toEqual(['[Şķīīṗ ḿẏŧħş ···]']);
});

it('mirrors the words of a right-to-left text', () => {
  expect(run('export const A = t`Log in`;', 'ar-XB')).toEqual(['\u202ELog\u202C \u202Ein\u202C']);
});

it.each(['en-XA', 'ar-XB'] as const)('%s: leaves what is no text', (language) => {
  const code = `
    export const KEYS = { sleep: 'sleep' };
    export const DIGITS = t\`988\`;
    export const ADDRESS = t\`Open https://example.org/a now.\`;`;
  const [keys, digits, address] = run(code, language);
  expect(keys).toEqual({ sleep: 'sleep' });
  expect(digits).toContain('988');
  expect(address).toContain(' https://example.org/a ');
  expect(address).not.toContain('Open h');
});

it('changes texts in arrays, objects and functions that return them', () => {
  const code = `
    export const A = [{ type: 'sleep', name: t\`Sleep\` }];
    export const B = { deep: { er: (name: string) => [t\`Hi, \${name}\`] } };`;
  const [list, object] = run(code, 'en-XA') as [unknown, { deep: { er: Format } }];
  expect(list).toEqual([{ type: 'sleep', name: '[Şłḗḗḗḗṗ]' }]);
  expect(object.deep.er('Ada Hi')).toEqual(['[Ħīī, Ada Hi ·]']);
});

it('keeps the values of placeholders', () => {
  const code = 'export const f = (name: string, day: string) => t`${name}: due ${day}`;';
  expect(format(code, 'en-XA', 'due', 'Friday')).toBe('[due: đŭŭḗḗ Friday ·]');
  expect(format(code, 'ar-XB', 'due', 'Friday')).toBe('due: \u202Edue\u202C Friday');
});

it('changes each variant of a plural', () => {
  const code =
    "export const f = (count: number) => plural(count, { one: '1 day', other: '# days' });";
  expect(format(code, 'en-XA', 1)).toBe('[1 đȧȧẏ ··]');
  expect(format(code, 'en-XA', 12)).toBe('[12 đȧȧẏş ··]');
  expect(format(code, 'ar-XB', 12)).toBe('12 \u202Edays\u202C');
});

it('keeps spaces at the ends of a text', () => {
  expect(run('export const A = t` or `;', 'en-XA')).toEqual([' [ǿǿř ·] ']);
});

const messages = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'copy.ts')
  .map((file) => path.resolve('src', file))
  .flatMap((file) => {
    const options = { language: 'en', outcome: 'module' } as const;
    return compileTexts(readFileSync(file, 'utf8'), file, options).messages;
  });

it('leaves no letter of the texts of the app unchanged, and makes them about 40 % longer', () => {
  const texts = messages.map(({ text }) => text).filter((text) => !/[{`\\]/.test(text));
  const code = texts.map((text, index) => `export const A${index} = t\`${text}\`;`).join('\n');
  const accented = run(code, 'en-XA').map(String);
  const mirrored = run(code, 'ar-XB').map(String);
  expect(accented).toHaveLength(texts.length);
  expect(texts.length).toBeGreaterThan(300);
  expect(accented.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  expect(mirrored.map((text) => text.replaceAll(MIRRORED, '$1'))).toEqual(texts);
  expect(mirrored.filter((text) => /[A-Za-z]/.test(text.replaceAll(MIRRORED, '')))).toEqual([]);
  const growth = (index: number) => (accented[index] ?? '').length / (texts[index] ?? '').length;
  expect(texts.filter((text, index) => growth(index) < 1.4)).toEqual([]);
});
