import { expectAccessible } from './support/expect-accessible';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const emergency = /call 911 or go to the nearest emergency room/;

test('§2 safety-net: lists phone numbers, text numbers and links, with the plan on our own origin', async ({
  page,
}) => {
  // §2.safety-net.1, §2.safety-net.4
  await page.goto('/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await expect(page).toHaveTitle('Your Safety Net · Stillwater');
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['988 Suicide & Crisis Lifeline', 'tel:988'],
    ['Crisis Text Line', 'sms:741741'],
    ['Lakeside front desk', 'tel:+12015550100'],
    ['988 Lifeline chat', 'https://988lifeline.org/chat/'],
    ['View Safety Plan', '/user/ada/intervention/safety-plan'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
  await expect(main.getByRole('link')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'View Safety Plan' })).toHaveText('View');
  await expect(main.getByRole('link', { name: '988 Lifeline chat' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(main.getByText(emergency)).toBeVisible();
  await expect(main.getByText(/does not offer crisis counsel/)).toBeVisible();
  await expect(main.getByText(/does not notify your clinician in real time/)).toBeVisible();
  await expectAccessible(page);
});

test('§2 safety-net: shows a resource with an unsafe value without a link', async ({ page }) => {
  await page.goto('/user/hal/safety-net');
  await expectScreen(page, 'Your Safety Net');
  const main = page.getByRole('main');
  for (const name of [
    'Script in a link',
    'Script behind a tab',
    'A page in a link',
    'No scheme',
    'A name and a password',
    'No number',
    'A number and more',
    'Nothing at all',
    'Another kind',
  ]) {
    await expect(main.getByText(name, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  }
  for (const [name, href] of [
    ['988 Suicide & Crisis Lifeline', 'tel:988'],
    ['A message and a body', 'sms:741741'],
    ['<img src=x onerror=alert(1)>', 'tel:+12015550123'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(main.getByText(/Safety Plan/)).toBeVisible();
  await expect(main.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
});

test('§2 safety-net: has the 911 note and Try again if the request fails, and a message if it is empty', async ({
  page,
  clinic,
  world,
}) => {
  // §2.safety-net.3
  clinic.failNext({ path: 'safety-net', kind: 'network', times: 2 });
  await page.goto('/user/ada/safety-net');
  await expect(page.getByRole('alert')).toContainText("We couldn't load this. Please try again.");
  await expect(page.getByRole('main').getByText(emergency)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Try again');
  await expect(page.getByRole('link', { name: 'Crisis Text Line' })).toBeVisible();

  world.safetyNets.set('ada', []);
  await page.reload();
  await expect(page.getByText(/No contacts/)).toBeVisible();
  await expect(page.getByRole('main').getByText(emergency)).toBeVisible();
  await expectAccessible(page);
});
