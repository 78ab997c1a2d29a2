/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractor } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { readCatalogue } from '../../src/translations/read-messages.cjs';

type Texts = Readonly<Record<string, string>>;

const linguiConfig = getConfig();

/** The English texts in the code, by message id. */
async function extractTexts(): Promise<Texts> {
  const texts: Record<string, string> = {};
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'copy.ts')
    .map((file) => path.resolve('src', file));
  for (const file of files)
    await extractor.extract(
      file,
      readFileSync(file, 'utf8'),
      ({ id, message }) => {
        texts[id] = message ?? '';
      },
      { linguiConfig },
    );
  return texts;
}

const readTranslations = (language: string): Texts =>
  Object.fromEntries(
    Object.entries(readCatalogue(language)).map(([id, { translation }]) => [id, translation]),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

/** By language: the reader's own clinic or clinician. */
const YOUR_CLINIC: Readonly<Record<string, RegExp>> = {
  en: /\byour clinic/,
  es: /\bsu (?:clínica|profesional)/,
};

/** What both languages have at the ends of a text: spaces, an ellipsis, a colon. */
const edges = (text: string) => [/^\s*/, /(?:…|:|\s)*$/].map((end) => end.exec(text)?.[0]);

describe.each(linguiConfig.locales)('D12: the catalogue %s', (language) => {
  const translations = readTranslations(language);
  let english: Texts = {};
  beforeAll(async () => {
    english = await extractTexts();
  });

  /** The English texts that do not have the same as their translations. */
  const findDifferent = (read: (text: string) => readonly unknown[]) =>
    Object.entries(english)
      .filter(([id, text]) => read(translations[id] ?? '').join() !== read(text).join())
      .map(([, text]) => text);

  it('D12: has every message (otherwise: npm run texts, then translate)', () => {
    const missing = Object.keys(english).filter((id) => !translations[id]);
    expect(missing.map((id) => english[id])).toEqual([]);
    expect(Object.keys(english).length).toBeGreaterThan(400);
  });

  it('D12: has no message that is not used (otherwise: npm run texts)', () => {
    expect(Object.keys(translations).filter((id) => !(id in english))).toEqual([]);
  });

  it('D12: has the placeholders of the English texts', () => {
    // Lingui numbers those that are not the name of a variable, which says nothing to a translator.
    expect(Object.values(english).filter((text) => /\{\d+[,}]/.test(text))).toEqual([]);
    expect(findDifferent(placeholders)).toEqual([]);
  });

  it('D7: says “your clinic” only where the English text does, because participants read the others', () => {
    const yours = Object.entries(english).filter(([id]) =>
      YOUR_CLINIC[language]?.test(translations[id] ?? ''),
    );
    expect(yours.length).toBeGreaterThan(10);
    expect(yours.map(([, text]) => text).filter((text) => !YOUR_CLINIC.en?.test(text))).toEqual([]);
  });

  it('D12: starts and ends its texts like the English ones, with spaces, an ellipsis or a colon', () => {
    expect(findDifferent(edges)).toEqual([]);
  });
});
