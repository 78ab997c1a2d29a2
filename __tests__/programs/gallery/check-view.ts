import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
import { isCompared, isComplete } from './plan';

/** A screen to look at. */
export type View = {
  /** The name of its step and of its pictures in the report. */
  readonly title: string;
  /** Decides whose turn it is among the other modes and the languages. */
  readonly turn: number;
};

/** All of a list, or the one whose turn it is. */
const takeTurn = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  isComplete ? items : items.slice(turn % items.length, (turn % items.length) + 1);

/**
 * Takes pictures of the current screen and checks it: axe on a phone and in another mode, reflow, and a language. A screen
 * that has passed before is not checked again. The test goes on, but fails, if something is found. `getServerTexts` returns
 * the texts that the page has received so far, which stay as they are in every language.
 */
export function checkView(
  page: Page,
  { title, turn }: View,
  getServerTexts: () => Promise<readonly string[]>,
): Promise<void> {
  return test.step(title, async () => {
    const attachPicture = async (name: string) => {
      const file = test.info().outputPath(`${title}, ${name}.png`.replaceAll(/[^\w.]+/g, '-'));
      const picture = await page.screenshot({ path: file, ...PICTURE });
      await test.info().attach(`${title}, ${name}`, { path: file, contentType: 'image/png' });
      if (isCompared) {
        // The seconds that a warning counts down differ each time.
        const mask = [page.locator('dialog [aria-hidden="true"]')];
        const snapshot = `${title}, ${name}.png`;
        await expect.soft(page).toHaveScreenshot(snapshot, { ...PICTURE, mask });
      }
      return picture;
    };
    await showMode(page, PHONE);
    const picture = await attachPicture(PHONE.name);
    const checked = getCheckedFile(picture, await page.locator('body').ariaSnapshot());
    if (isCompared || !existsSync(checked)) {
      const problems = [...(await findAxeProblems(page, PHONE))];
      for (const mode of takeTurn(OTHER_MODES, turn)) {
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
      expect.soft(problems, title).toEqual([]);
      if (problems.length === 0) writeFileSync(checked, '');
    }
    await resetMode(page);
  });
}

const PICTURE = { fullPage: true, animations: 'disabled', caret: 'hide' } as const;

/** The file that exists once a screen that looks the same, and is the same to a screen reader, has passed in any worker. */
function getCheckedFile(picture: Buffer, ariaSnapshot: string): string {
  const hash = createHash('sha256').update(picture).update(ariaSnapshot).digest('hex');
  return path.join(test.info().project.outputDir, `checked-${hash}`);
}
