import type { Page } from '@playwright/test';
import { emulateAppearance } from '../../../support/axe-in-page';
import { checkReflow, SIZES } from '../accessibility-modes';
import { capture } from '../take-screenshots';
import type { Screenshot, Violation } from '../view.types';
import { LANGUAGES, type Language } from '../../../../src/qa/visualiser/release/format/variants';
import { findEnglishWords, findLiterals, getKnownParts, type Finding } from './check-texts';
import { collectTexts, readEnteredTexts, type PageText } from './collect-texts';

export type PicturedLanguages = {
  /** None of a page that is not the app's. */
  readonly screenshots: readonly Screenshot[];
  readonly violations: readonly Violation[];
};

/**
 * Shows the current screen in each language, takes a screenshot and checks it; leaves the page in English. `getServerTexts` returns
 * the texts that the page has received so far, which stay as they are.
 */
export async function pictureLanguages(
  page: Page,
  folder: string,
  id: string,
  getServerTexts: () => Promise<readonly string[]>,
): Promise<PicturedLanguages> {
  if (!(await page.evaluate(() => 'setLanguage' in window)))
    return { screenshots: [], violations: [] };
  await emulateAppearance(page, { colorScheme: 'light' });
  const screenshots: Screenshot[] = [];
  const violations: Violation[] = [];
  const english = await collectTexts(page);
  const known = getKnownParts([...(await getServerTexts()), ...(await readEnteredTexts(page))]);

  const show = async (language: Language) => {
    await showLanguage(page, language);
    screenshots.push(await capture(page, 'phone', folder, id, language));
    return collectTexts(page);
  };
  const add = (language: Language, rule: string, help: string, findings: readonly Finding[]) => {
    if (findings.length === 0) return;
    violations.push({
      id: rule,
      help,
      variant: LANGUAGES[language],
      nodes: findings.map(describe),
    });
  };

  const pseudo = await show('en-XA');
  add('en-XA', 'literal', 'Texts have to be in a copy.ts', findLiterals(pseudo, known));
  violations.push(...(await checkReflow(page, LANGUAGES['en-XA'])));

  await show('ar-XB');
  const directions = await page.evaluate(() =>
    [document.documentElement, document.body.querySelector('main') ?? document.body].map(
      (element) => getComputedStyle(element).direction,
    ),
  );
  if (directions.some((direction) => direction !== 'rtl'))
    add('ar-XB', 'direction', 'The page has to run from right to left', [
      { text: directions.join(', '), part: '', where: 'html, main' },
    ]);
  violations.push(...(await checkReflow(page, LANGUAGES['ar-XB'])));

  const spanish = await show('es');
  const untranslated = getKnownParts([...known, ...pseudo.map(({ text }) => text)]);
  add('es', 'untranslated', 'Texts have to be translated', findEnglishWords(spanish, untranslated));

  await showLanguage(page, 'en');
  const lost = findChanges(english, await collectTexts(page));
  if (lost.length > 0)
    violations.push({
      id: 'restore',
      help: 'It has to be as before',
      variant: 'English',
      nodes: lost,
    });
  await emulateAppearance(page, null);
  return { screenshots, violations };
}

const describe = ({ text, part, where }: Finding) => `${where}: "${text}" (${part})`;

/** Counts down meanwhile. */
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#');

/** Texts that are missing after the languages have been changed. */
function findChanges(before: readonly PageText[], after: readonly PageText[]): readonly string[] {
  const texts = new Set(after.map(({ text }) => withoutNumbers(text)));
  return before
    .filter(({ text }) => !texts.has(withoutNumbers(text)))
    .map(({ text, where }) => `${where}: "${text}"`);
}

/** Changes the language of the page as a link does, but without storing a choice. */
async function showLanguage(page: Page, language: string): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.evaluate(async (tag) => {
    // SAFETY: checked above; set by src/qa/languages/change-from-outside.ts.
    const { setLanguage } = window as unknown as { setLanguage: (one: string) => Promise<void> };
    await setLanguage(tag);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, language);
}
