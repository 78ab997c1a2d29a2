/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../src');
const stylesheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const tokens = stylesheets.find(({ file }) => file === path.join('ui', 'tokens.css'))?.text ?? '';

const defined = (text: string): readonly string[] =>
  [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
/** Those without a fallback. */
const used = (text: string): readonly string[] =>
  [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);

describe('tokens', () => {
  it.each(stylesheets)('defines every custom property that $file uses', ({ file, text }) => {
    // A component's stylesheets may share custom properties.
    const own = stylesheets.filter((sheet) => path.dirname(sheet.file) === path.dirname(file));
    const known = new Set([...defined(tokens), ...own.flatMap((sheet) => defined(sheet.text))]);
    expect(used(text).filter((name) => !known.has(name))).toEqual([]);
  });

  it('defines every colour of the light scheme in the dark scheme too', () => {
    const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');
    const colours = (text: string) => defined(text).filter((name) => name.startsWith('--color-'));
    const derived = ['--color-link'];
    const missing = colours(light).filter((name) => !colours(dark).includes(name));
    expect(missing).toEqual(derived);
  });
});
