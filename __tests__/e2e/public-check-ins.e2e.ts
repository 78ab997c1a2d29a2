import { getSubmittedCheckIns } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { expectScreen, press, question } from './support/screens';
import { expect, test } from './support/test';

const exactName = (name: string) => ({ name, exact: true }) as const;

test.describe('D9 public check-ins', () => {
  test('are shown one after the other and submitted together', async ({ page, clinic }) => {
    await page.goto('/user/ben/check-ins?context=sms');
    await expectScreen(page, 'Lifestyle correlates');
    await expectAccessible(page);
    for (let step = 0; step < 4; step += 1) await press(page, 'Next');
    await expectScreen(page, 'Low mood');
    await question(page, 'How strong was it today?').getByRole('radio', exactName('7')).check();
    await press(page, 'Submit');
    await expectScreen(page, 'Check-in complete!');
    await expectAccessible(page);
    expect(getSubmittedCheckIns(clinic, 'submit-checkins')).toEqual([
      [
        { moduleVersionId: 'lifestyle-v2', moduleId: 'lifestyle', answers: [] },
        {
          moduleVersionId: 'low-mood-v1',
          moduleId: 'low-mood',
          answers: [{ key: 'strength', value: 7 }],
        },
      ],
    ]);
    expect(clinic.getRequests('assigned-checkins')).toHaveLength(1);
  });

  test('are limited to the one in the link, which is no longer available if it is not assigned', async ({
    page,
  }) => {
    await page.goto('/user/ben/check-ins?context=sms&checkInId=low-mood');
    await expectScreen(page, 'Low mood');
    await page.goto('/user/ben/check-ins?context=sms&checkInId=anxiety');
    await expectScreen(page, 'This link is no longer available');
    await expectAccessible(page);
    await page.goto('/user/cora/check-ins?context=sms');
    await expectScreen(page, 'This link is no longer available');
  });
});

test('§2 check-in preview: shows the form with Submit disabled', async ({ page, clinic }) => {
  await page.goto('/check-ins/anxiety/preview?versionId=anxiety-v1');
  await expectScreen(page, 'Anxiety');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible(page);
  expect(clinic.getRequests('check-in-preview')).toMatchObject([
    { query: { versionId: 'anxiety-v1' } },
  ]);
});
