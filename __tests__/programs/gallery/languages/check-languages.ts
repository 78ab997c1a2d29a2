import type { Page } from '@playwright/test';
import { findReflowProblems, PHONE, showMode } from '../modes';
import { findEnglishWords, findLiterals, getKnownParts, type Finding } from './check-texts';
import { collectTexts, readEnteredTexts, type PageText } from './collect-texts';

/** The languages other than English; QA builds alone have the pseudo-languages. */
export const LANGUAGES = ['en-XA', 'ar-XB', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Shows the current screen in a language, takes a picture and checks it; leaves the page in English. */
export async function checkLanguage(
  page: Page,
  language: Language,
  attachPicture: (name: string) => Promise<unknown>,
  getServerTexts: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const english = await collectTexts(page);
  const known = getKnownParts([...(await getServerTexts()), ...(await readEnteredTexts(page))]);
  await showLanguage(page, language);
  await attachPicture(language);
  const problems = await findLanguageProblems(page, language, known);
  if (language !== 'es') problems.push(...(await findReflowProblems(page, language)));
  await showMode(page, PHONE);
  await showLanguage(page, 'en');
  const lost = findChanges(english, await collectTexts(page));
  return [...problems, ...lost.map((text) => `not as before in English: ${text}`)];
}

async function findLanguageProblems(
  page: Page,
  language: Language,
  known: readonly string[],
): Promise<string[]> {
  const describe = ({ text, part, where }: Finding) => `${language}, ${where}: "${text}" (${part})`;
  switch (language) {
    case 'en-XA':
      return findLiterals(await collectTexts(page), known).map(describe);
    case 'ar-XB':
      return (await isFromRightToLeft(page)) ? [] : ['ar-XB: it runs from left to right'];
    case 'es': {
      // What has no translation in a pseudo-language either is reported there.
      const spanish = await collectTexts(page);
      await showLanguage(page, 'en-XA');
      const pseudo = (await collectTexts(page)).map(({ text }) => text);
      return findEnglishWords(spanish, getKnownParts([...known, ...pseudo])).map(describe);
    }
  }
}

function isFromRightToLeft(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body.querySelector('main') ?? document.body].every(
      (element) => getComputedStyle(element).direction === 'rtl',
    ),
  );
}

/** Counts down meanwhile. */
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#');

/** Texts that are missing after the language has been changed. */
function findChanges(before: readonly PageText[], after: readonly PageText[]): readonly string[] {
  const texts = new Set(after.map(({ text }) => withoutNumbers(text)));
  return before
    .filter(({ text }) => !texts.has(withoutNumbers(text)))
    .map(({ text, where }) => `${where}: "${text}"`);
}

/** Changes the language of the page as a link does, but without storing a choice. */
async function showLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(async (tag) => {
    // SAFETY: checked by the caller; set by src/qa/languages/change-from-outside.ts.
    const { setLanguage } = window as unknown as { setLanguage: (one: string) => Promise<void> };
    await setLanguage(tag);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, language);
}
