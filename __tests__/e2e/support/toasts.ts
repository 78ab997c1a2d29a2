import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** How long the next toast with this text stands in the page, in ms by the page's own clock. */
export function timeToast(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const observer = new MutationObserver(() => {
          const isThere = document.body.innerText.includes(wanted);
          if (isThere) since ??= performance.now();
          else if (since !== null) {
            observer.disconnect();
            resolve(performance.now() - since);
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );
}
