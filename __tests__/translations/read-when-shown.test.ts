/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTexts } from './find-early-reads';

const sourceFolder = path.resolve('src');

const modules = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !/^qa[\\/]/.test(file))
  .map((file) => path.join(sourceFolder, file))
  .filter((file) => path.basename(file) !== 'copy.ts')
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** The names of texts that modules export, by the paths of the modules without their extension; '*' for all. */
type TextModules = ReadonlyMap<string, readonly string[]>;

function readModules(known: TextModules) {
  const basenames = ['copy', ...[...known.keys()].map((file) => path.basename(file))];
  const mayImport = new RegExp(`from '[^']*/(?:${basenames.join('|')})'`);
  return modules
    .filter(({ code }) => mayImport.test(code))
    .map(({ file, code }) => {
      const reading = readTexts(code, file, ({ source, name }) => {
        const imported = path.resolve(path.dirname(file), source);
        const names = known.get(imported) ?? [];
        return path.basename(imported) === 'copy' || names.includes('*') || names.includes(name);
      });
      return { file, ...reading };
    });
}

/** The modules that export texts of a `copy.ts` under their own names. */
const reexports: TextModules = new Map(
  readModules(new Map())
    .filter(({ exported }) => exported.length > 0)
    .map(({ file, exported }) => [file.replace(/\.tsx?$/, ''), exported]),
);

it('D12: no module reads a text while it loads, which would stay English', () => {
  const early = readModules(reexports).flatMap((module) =>
    module.early.map((text) => `${path.relative(sourceFolder, module.file)} ${text}`),
  );
  expect(early).toEqual([]);
});

describe('D12: a text that is read while a module loads is found', () => {
  const read = (code: string) =>
    readTexts(`import { A } from './copy';\n${code}`, 'home.tsx', ({ source }) =>
      source.endsWith('copy'),
    );

  it.each([
    'const OPTIONS = [{ label: A }];',
    'export const OPTIONS = { a: { label: A } };',
    'export const COPY = A;',
    'export default A;',
    'const schema = object({ email: string().required(A) });',
    'const schema = emailSchema(A("x"));',
    'const element = <p title={A} />;',
    'const text = `${A}!`;',
    'class X { static text = A; }',
    'class X { static { use(A); } }',
    'const LABELS = ["a"].map((x) => ({ x, label: A }));',
    'const LABELS = Object.fromEntries(["a"].map((x) => [x, A]));',
    'const LABEL = (() => A)();',
    'const LABEL = getLabel(); function getLabel() { return A; }',
    'const toLabel = () => A; const LABELS = ["a"].map(toLabel);',
    'const inner = () => A; const outer = () => inner(); const LABEL = outer();',
    'if (isOn) setDefault(A);',
  ])('%s', (code) => expect(read(code).early).toEqual(['A:2']));

  it.each([
    'const getOptions = () => [{ label: A }];',
    'export function Page({ label = A }) { return <p>{label}</p>; }',
    'const Page = memo(() => <p>{A}</p>);',
    'const validate = toFinalForm(() => object({ email: string().required(A) }));',
    'class X { text = A; getText() { return A; } }',
    'type Text = typeof A;',
    'const labels = { get a() { return A; } };',
    'const getLabels = () => ["a"].map(() => A);',
    'export const repeat = (): string => A + repeat();',
  ])('and not: %s', (code) => expect(read(code).early).toEqual([]));

  it('also if another module exports it', () => {
    expect(read("export { A as B } from './copy'; export * from './other/copy';").exported).toEqual(
      ['B', '*'],
    );
    expect(read('export { A as C };').exported).toEqual(['C']);
  });
});
