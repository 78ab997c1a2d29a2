import type { Page } from '@playwright/test';
import type { WrapperMessage } from '../../src/wrapper/wrapper.types';
import { expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Adds the native app's bridge to every page of the tab; returns the messages it receives, in order. */
async function addBridge(page: Page): Promise<readonly WrapperMessage[]> {
  const messages: WrapperMessage[] = [];
  await page.exposeFunction('receiveMessage', (text: string) => {
    // SAFETY: the page sends nothing else to the bridge.
    messages.push(JSON.parse(text) as WrapperMessage);
  });
  await page.addInitScript(() => {
    const { receiveMessage } = window as unknown as { receiveMessage: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: receiveMessage } });
  });
  return messages;
}

// One version of each kind; Jest tests cover the others.
test.describe('in the ios app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 PatientApp/3.2.7 (ios)' });

  test('§1, §4, D4: without a session the page waits for the app, which gets user, pages and sign-out', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/401/);
    const messages = await addBridge(page);
    await page.goto('/settings');
    await expect.poll(() => messages).toEqual([{ type: 'auth-invalid' }]);
    await expect(page).toHaveURL(/\/settings$/);

    await signInAs(page, 'ada');
    await page.goto('/settings');
    await expectScreen(page, 'Settings');
    for (const name of ['Connect Apple Health', 'Privacy', 'Terms'])
      await page.getByRole('link', { name }).click();
    await expect
      .poll(() => messages.slice(1))
      .toEqual([
        { type: 'auth-success', payload: { userId: 'ada' } },
        { type: 'health-app' },
        { type: 'open-privacy' },
        { type: 'open-terms' },
      ]);
    await expectScreen(page, 'Settings');
    await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Account' }).click();
    await expectScreen(page, 'Account');
    await press(page, 'Back');
    await expectScreen(page, 'Settings');

    await page.getByRole('link', { name: 'Account' }).click();
    await expectScreen(page, 'Account');
    await press(page, 'Sign Out');
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'logout' });
    await expect(page.getByText('Nwosu')).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings\/account$/);
  });
});
