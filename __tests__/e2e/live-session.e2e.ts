import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const checkIn = { name: 'Check-In' } as const;

test('D9: Check-In is there after a reload of a public page', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await expect(page.getByRole('link', checkIn)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', checkIn)).toBeVisible();
});

test('D9: Done leads home for a person who is signed in, whatever opened the link', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await page.goto(assessmentsUrl('ada', 'email', '&assessments=gad-7'));
  await expect(page.getByRole('link', checkIn)).toBeVisible();
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  await page.getByRole('link', { name: 'Done' }).click();
  await expectScreen(page, 'Hi, Ada');
});
