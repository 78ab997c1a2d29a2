import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

async function complete(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await answerGad7(page);
  await press(page, 'Submit');
}

test('§4 after submit: a user from sms without an account is taken to account setup', async ({
  page,
}) => {
  await complete(page, assessmentsUrl('ivy', 'sms', '&more=/somewhere'));
  await expect(page).toHaveURL('/accept-invite');
  await expect(page.getByText('Assessments completed!', { exact: true })).toBeVisible();
  const state = await page.evaluate(() => history.state as unknown);
  expect(state).toMatchObject({ usr: { step: 'setup-account', patientId: 'patient-ivy' } });
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('D9 after submit: Done takes a signed-in user home, even if the link was opened directly', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await complete(page, assessmentsUrl('ada', 'patient_app', '&assessments=gad-7'));
  await expectScreen(page, 'Assessments completed!');
  await page.getByRole('link', { name: 'Done' }).click();
  await expectScreen(page, 'Hi, Ada');
});

test('§2 more: after the submit a path with a query and a fragment is navigated to', async ({
  page,
}) => {
  await complete(page, assessmentsUrl('sam', 'sms', '&more=/safety?x=1%26y%23z'));
  await expect(page).toHaveURL('/safety?x=1&y#z');
});

test('§2 homescreenUrl: Done links to a path of this app', async ({ page }) => {
  // §2.user-assessments.4
  const query = '&homescreenUrl=%2Fuser%2Fsam%2Fsafety-net';
  await complete(page, assessmentsUrl('sam', 'patient_app', query));
  await expectScreen(page, 'Assessments completed!');
  const done = page.getByRole('link', { name: 'Done' });
  await expect(done).toHaveAttribute('href', '/user/sam/safety-net');
  await expectAccessible(page);
  await done.click();
  await expectScreen(page, 'Your Safety Net');
});
