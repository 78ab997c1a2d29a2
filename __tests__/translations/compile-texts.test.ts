/** @jest-environment node */
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { compileModule, compileTexts } from '../../src/translations/compile-texts.cjs';

const filename = path.resolve('src/features/home/copy.ts');
const HEAD = "import { plural, t } from '../../lib/language/messages';\n";
const source = (code: string) => HEAD + code;

/** The exports of a `copy.ts`, compiled for a language and run. */
function run(code: string, language: string, translate: Record<string, string> = {}) {
  const { messages } = compileTexts(source(code), filename, { language, outcome: 'module' });
  const translations = Object.fromEntries(
    messages.map(({ id, text }) => [id, translate[text] ?? '']),
  );
  const options = { language, translations, outcome: 'array' } as const;
  const array = compileTexts(source(code), filename, options).code;
  return runInThisContext(array) as [never];
}

type Format = (value: never) => string;

it('turns texts into strings, English where there is no translation', () => {
  const code = 'export const A = t`Home`; export const B = t`Done`;';
  expect(run(code, 'es', { Home: 'Inicio' })).toEqual(['Inicio', 'Done']);
});

it('puts placeholders where the translation has them', () => {
  const code = 'export const f = (name: string) => t`Hi, ${name}!`;';
  const [format] = run(code, 'es', { 'Hi, {name}!': '¡Hola, {name}!' });
  expect((format as Format)('Ada' as never)).toBe('¡Hola, Ada!');
});

it('keeps characters that mean something in a template', () => {
  const code = 'export const f = (name: string) => t`Hi ${name}`;';
  const [format] = run(code, 'es', { 'Hi {name}': '$ ` \\ {name}' });
  expect((format as Format)('Ada' as never)).toBe('$ ` \\ Ada');
});

const COUNT =
  "export const f = (count: number) => plural(count, { one: '1 day', other: '# days' });";
const ENGLISH_COUNT = '{count, plural, one {1 day} other {# days}}';

it.each([
  ['es', '{count, plural, one {# día} other {# días}}', ['0 días', '1 día', '2 días', '5 días']],
  [
    'es',
    '{count, plural, =0 {hoy} one {un día} other {# días}}',
    ['hoy', 'un día', '2 días', '5 días'],
  ],
  [
    'pl',
    '{count, plural, one {# dzień} few {# dni} many {# dni (many)} other {#}}',
    ['0 dni (many)', '1 dzień', '2 dni', '5 dni (many)'],
  ],
] as const)('forms the plurals of %s: %s', (language, translation, expected) => {
  const [format] = run(COUNT, language, { [ENGLISH_COUNT]: translation });
  expect([0, 1, 2, 5].map((count) => (format as Format)(count as never))).toEqual(expected);
});

it('chooses by a value, which no translation has to know', () => {
  const code = 'export const f = (kind: string) => t`Kind ${kind}`;';
  const translation = '{kind, select, a {una} other {otra}}';
  const [format] = run(code, 'es', { 'Kind {kind}': translation });
  expect(['a', 'b'].map((kind) => (format as Format)(kind as never))).toEqual(['una', 'otra']);
});

it('refuses what a translator could not read', () => {
  const code = 'export const f = (user: { name: string }) => t`Hi, ${user.name}`;';
  expect(() => run(code, 'es')).toThrow('A placeholder has to be the name of a variable.');
});

it('refuses a placeholder that the English text does not have', () => {
  const code = 'export const f = (name: string) => t`Hi, ${name}`;';
  expect(() => run(code, 'es', { 'Hi, {name}': 'Hola, {nombre}' })).toThrow('{nombre}');
});

it('refuses other imports, which a file of texts could not have', () => {
  const code = "import { x } from './x'; export const A = t`Home ${x}`;";
  expect(() => run(code, 'es')).toThrow('A copy.ts imports nothing but');
});

it('adds the call that lets the texts of a module change, with all exports in their order', () => {
  const code =
    'export const A = t`Home`; export function f(name: string) { return t`Hi, ${name}`; }';
  const compiled = compileModule(source(code), filename).code;
  expect(compiled).toContain("import { registerTexts } from '../../lib/language/texts'");
  expect(compiled).toMatch(/registerTexts\('features\/home', .*\[A, f\] = texts \?\? \[A, f\]/);
  expect(compiled).not.toContain('messages');
});
