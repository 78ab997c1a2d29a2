import { expect, type Page } from '@playwright/test';

/** Waits for a toast with this text. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Returns for how many ms, by the page's clock, the next toast with this text is shown. */
export function measureToastDuration(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (toastText) =>
      new Promise<number>((resolve) => {
        let shownAt: number | null = null;
        const observer = new MutationObserver(() => {
          const isShown = document.body.innerText.includes(toastText);
          if (isShown) shownAt ??= performance.now();
          else if (shownAt !== null) {
            observer.disconnect();
            resolve(performance.now() - shownAt);
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );
}
