import { configure } from './support/configure';
import { expectScreen, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

test('D1, D10: an unused page warns, signs out, and keeps unsent answers for the same person', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  await configure(page, { idleMinutes: 10 });
  await signInAs(page, 'ada');
  await page.goto('/check-ins/low-mood');
  await expectScreen(page, 'Low mood');
  const answer = page.getByRole('radio').first();
  await answer.check();
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await page.clock.fastForward('10:00');
  await expect(warning).toContainText('you will be signed out soon.');
  await press(page, 'Stay signed in');
  await expect(warning).toBeHidden();
  await expect(answer).toBeChecked();

  await page.clock.fastForward('10:00');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expectScreen(page, 'Log in');
  await expect(page.getByRole('main')).toContainText('You were signed out because nobody used');
  expect(clinic.getRequests('sign-out')).toHaveLength(1);
  expect(clinic.getRequests('submit-checkins')).toEqual([]);

  await logIn(page, 'ada@example.com');
  await expectScreen(page, 'Low mood');
  await expect(answer).toBeChecked();
});

test('D1: a page that is opened again after the time shows nothing of the person before', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  await configure(page, { idleMinutes: 10 });
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  await page.clock.fastForward('11:00');
  const before = clinic.getRequests('user-profiles').length;
  await page.goto('/');
  await expectScreen(page, 'Log in');
  expect(clinic.getRequests('user-profiles')).toHaveLength(before);
  expect(clinic.getRequests('sign-out')).toHaveLength(1);
});
