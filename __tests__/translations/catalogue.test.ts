/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogues } from '../../src/translations/catalogues.cjs';
import { compileTexts, type Message } from '../../src/translations/compile-texts.cjs';

const sourceFolder = path.resolve('src');

const messages: readonly Message[] = readdirSync(sourceFolder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => path.basename(file) === 'copy.ts')
  .map((file) => path.join(sourceFolder, file))
  .flatMap((file) => {
    const options = { language: 'en', outcome: 'module' } as const;
    return compileTexts(readFileSync(file, 'utf8'), file, options).messages;
  });

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

const catalogues = Object.entries(readCatalogues());

it('has a catalogue of Spanish', () => {
  expect(catalogues.map(([language]) => language)).toContain('es');
  expect(messages.length).toBeGreaterThan(400);
});

describe.each(catalogues)('D12: the catalogue %s', (_language, translations) => {
  it('D12: has every message (otherwise: npm run texts, then translate)', () => {
    expect(messages.filter(({ id }) => !translations[id]).map(({ text }) => text)).toEqual([]);
  });

  it('D12: has no message that is not used (otherwise: npm run texts)', () => {
    const used = new Set(messages.map(({ id }) => id));
    expect(Object.keys(translations).filter((id) => !used.has(id))).toEqual([]);
  });

  it('D12: has the placeholders of the English texts', () => {
    const wrong = messages.filter(
      ({ id, text }) => placeholders(translations[id] ?? '').join() !== placeholders(text).join(),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('D12: starts and ends its texts like the English ones, with spaces, an ellipsis or a colon', () => {
    const edges = (text: string) => [/^\s*/, /(?:…|:|\s)*$/].map((end) => end.exec(text)?.[0]);
    const wrong = messages.filter(
      ({ id, text }) => edges(translations[id] ?? '').join() !== edges(text).join(),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
