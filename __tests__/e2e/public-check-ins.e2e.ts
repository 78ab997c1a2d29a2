import { getSubmittedCheckIns } from './support/check-ins';
import { expectScreen, press, question } from './support/screens';
import { expect, test } from './support/test';

const exactName = (name: string) => ({ name, exact: true }) as const;

test.describe('D9 public check-ins', () => {
  test('are shown one after the other and submitted together', async ({ page, clinic }) => {
    await page.goto('/user/ben/check-ins?context=sms');
    await expectScreen(page, 'Lifestyle correlates');
    for (let step = 0; step < 4; step += 1) await press(page, 'Next');
    await expectScreen(page, 'Low mood');
    await question(page, 'How strong was it today?').getByRole('radio', exactName('7')).check();
    await press(page, 'Submit');
    await expectScreen(page, 'Check-in complete!');
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
});
