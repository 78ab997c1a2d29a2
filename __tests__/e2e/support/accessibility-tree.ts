import type { Page } from '@playwright/test';

/** Counts, by role, the elements that Chromium exposes to assistive technology, those off screen included. */
export async function countInAccessibilityTree(
  page: Page,
  roles: readonly string[],
): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const exposed = nodes.filter((node) => !node.ignored).map((node) => String(node.role?.value));
    return Object.fromEntries(
      roles.map((role) => [role, exposed.filter((other) => other === role).length]),
    );
  } finally {
    await devtools.detach();
  }
}
