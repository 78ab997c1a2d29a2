import type { Page } from '@playwright/test';
import { holdNextResponse } from '../support/hold-next-response';
import { openFirstView } from './support/first-view';
import { answerAll, assessmentsUrl, expectScreen, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const LINK = assessmentsUrl('ada', 'sms', '&assessments=gad-7');
const CLOSED = 'This form was closed';
const SIGNED_OUT =
  'You signed out in another tab, so this form was closed. Open your link again to continue.';
const OTHER_USER =
  'Another person signed in in another tab, so this form was closed. Open your link again to continue.';

/** Opens Ada's link and answers it, without sending the answers. */
async function openAndAnswer(page: Page): Promise<void> {
  await page.goto(LINK);
  await expectScreen(page, 'GAD-7');
  await answerAll(page, 'Several days');
  await expect.poll(() => getDrafts(page)).toHaveLength(1);
}

const getDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));

async function expectClosed(page: Page, reason: string): Promise<void> {
  await expectScreen(page, CLOSED);
  await expect(page.getByRole('alert')).toHaveText(reason);
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await getDrafts(page)).toEqual([]);
}

async function signOutIn(page: Page): Promise<void> {
  await page.goto('/settings/account');
  await expectScreen(page, 'Account');
  await press(page, 'Sign Out');
  await expectScreen(page, 'Log in');
}

test('D3: a sign-out in another tab closes the form of a public link, and deletes its answers', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada');
  await openAndAnswer(page);
  await signOutIn(await context.newPage());
  await expectClosed(page, SIGNED_OUT);
  await page.reload();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByText('We kept your answers.')).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('D3: another person’s sign-in closes the form of a public link, and one’s own does not', async ({
  page,
  context,
}) => {
  await openAndAnswer(page);
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(other, 'ada@example.com');
  await expectScreen(other, 'Hi, Ada');
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(7);
  await other.goto('/magic-link?code=magic-ben');
  await expectScreen(other, 'Hi, Ben');
  await expectClosed(page, OTHER_USER);
});

test('D3: a sign-out in another tab closes a form that is still loading', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada');
  const startApp = await openFirstView(page, LINK, 'GAD-7');
  await answerAll(page, 'Several days');
  await signOutIn(await context.newPage());
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await getDrafts(page)).toEqual([]);
  await startApp();
  await expectClosed(page, SIGNED_OUT);
});

test('D10: a tab in which no page heard a sign-out offers no answers back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada');
  await openAndAnswer(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/legal/privacy.html');
  await signOutIn(await context.newPage());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(GAD-7|This form was closed)$/,
  );
  await expect(page.getByText('We kept your answers.')).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await getDrafts(page)).toEqual([]);
});

for (const isSameTab of [true, false])
  test(`D3: a late answer to a sign-out does not end the next person's session (same tab: ${isSameTab})`, async ({
    page,
    context,
    world,
    clinic,
  }) => {
    await signInAs(page, 'ben');
    await page.goto('/settings/account');
    await expectScreen(page, 'Account');
    const answer = holdNextResponse(world, 'sign-out');
    await press(page, 'Sign Out');
    await expectScreen(page, 'Log in');
    await expect.poll(() => clinic.getRequests('sign-out').length).toBe(1);
    const next = isSameTab ? page : await context.newPage();
    // The document that sent the sign-out is gone, or in another tab.
    await next.goto('/forgot-password');
    await next.getByRole('link', { name: 'Back to log in' }).click();
    // The page before has an email, too.
    await expectScreen(next, 'Log in');
    await logIn(next, 'ada@example.com');
    if (!isSameTab)
      await expect(next.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    answer();
    await expectScreen(next, 'Hi, Ada');
    await next.reload();
    await expectScreen(next, 'Hi, Ada');
  });

test('D3: window holds nothing of a person once the app is there', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await expect(page.getByRole('link', { name: 'How is today going?' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => ({ ...window.pageLoad, prefetched: window.pageLoad?.prefetched.size })),
    )
    .toMatchObject({ home: null, load: null, firstView: null, prefetched: 0 });
});

test('the store cannot be read by an extension of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    const enhance = () => {
      document.documentElement.dataset.extension = 'used';
      return (first: unknown) => first;
    };
    for (const name of ['__REDUX_DEVTOOLS_EXTENSION__', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__'])
      Object.assign(window, { [name]: enhance });
  });
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  await expect(page.locator('html')).not.toHaveAttribute('data-extension');
});
