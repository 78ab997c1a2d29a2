import { configure } from './support/configure';
import { expectScreen } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

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
