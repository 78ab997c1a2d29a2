import { expect, type Locator, type Page } from '@playwright/test';

/** The public link to a user's assessments, with its context (§2). */
export const assessmentsUrl = (userId: string, context = 'sms', extraQuery = ''): string =>
  `/user/${userId}/assessments?context=${context}${extraQuery}`;

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits for the screen with this heading; the first view draws the start of a page before the rest. */
export async function expectScreen(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('[data-partial]')).toHaveCount(0);
}

export const question = (page: Page, title: string): Locator =>
  page.getByRole('group', { name: title, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** All entries in local storage and session storage. */
export const getStorageEntries = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.entries(area)));

/** Selects the same answer for every question that offers it. */
export async function answerAll(page: Page, option: string): Promise<void> {
  for (const radio of await page.getByRole('radio', { name: option, exact: true }).all())
    await radio.check();
}

/** Waits for GAD-7 and answers all its questions. */
export async function answerGad7(page: Page, option = 'Several days'): Promise<void> {
  await expectScreen(page, 'GAD-7');
  await answerAll(page, option);
}

/** The submitted answers of GAD-7 with the same answer value for every question. */
export const gad7Answers = (value: number) =>
  Array.from({ length: 7 }, (_, index) => ({
    key: `gad-7-${index + 1}`,
    answerValue: { answerId: value },
  }));
