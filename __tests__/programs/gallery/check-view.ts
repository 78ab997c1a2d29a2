import { expect, test, type Page } from '@playwright/test';
import { checkLanguage, LANGUAGES } from './languages/check-languages';
import {
  findAxeProblems,
  findReflowProblems,
  OTHER_MODES,
  PHONE,
  resetMode,
  showMode,
} from './modes';

/** A screen to look at. */
export type View = {
  /** The name of its step and of its pictures in the report. */
  readonly title: string;
  /** Decides whose turn it is among the other modes and the languages. */
  readonly turn: number;
};

/** `GALLERY=all npm run gallery`: each screen in all modes and languages, such as before a release. */
const isComplete = process.env.GALLERY === 'all';

/** All of a list, or the one whose turn it is. */
const takeTurn = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  isComplete ? items : items.slice(turn % items.length, (turn % items.length) + 1);

/**
 * Takes pictures of the current screen and checks it: axe on a phone and in another mode, reflow, and a language. The test goes
 * on, but fails, if something is found. `getServerTexts` returns the texts that the page has received so far, which stay as they
 * are in every language.
 */
export function checkView(
  page: Page,
  { title, turn }: View,
  getServerTexts: () => Promise<readonly string[]>,
): Promise<void> {
  return test.step(title, async () => {
    const attachPicture = async (name: string) => {
      const path = test.info().outputPath(`${title}, ${name}.png`.replaceAll(/[^\w.]+/g, '-'));
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
      await test.info().attach(`${title}, ${name}`, { path, contentType: 'image/png' });
    };
    const problems: string[] = [];
    for (const mode of [PHONE, ...takeTurn(OTHER_MODES, turn)]) {
      await showMode(page, mode);
      await attachPicture(mode.name);
      problems.push(...(await findAxeProblems(page, mode)));
    }
    problems.push(...(await findReflowProblems(page, 'English')));
    await showMode(page, PHONE);
    // The page without a valid configuration is in English alone.
    if (await page.evaluate(() => 'setLanguage' in window))
      for (const language of takeTurn(LANGUAGES, turn))
        problems.push(...(await checkLanguage(page, language, attachPicture, getServerTexts)));
    await resetMode(page);
    expect.soft(problems, title).toEqual([]);
  });
}
