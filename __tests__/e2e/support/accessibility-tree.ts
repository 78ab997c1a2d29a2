import type { Page } from '@playwright/test';

/** Counts the elements of a role that Chromium exposes to assistive technology, those off screen included. */
export async function countInAccessibilityTree(page: Page, role: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  } finally {
    await devtools.detach();
  }
}
