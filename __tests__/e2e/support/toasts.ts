import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
