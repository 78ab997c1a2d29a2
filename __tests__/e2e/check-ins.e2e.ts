import { lifestyle } from '../../src/qa/sandbox/world/check-ins/modules';
import { assignCheckIn, everyNodeModule, makeEntry } from '../support/check-in-module';
import {
  expectList,
  moduleCard,
  openSignedIn,
  getSubmittedCheckIns,
  slider,
} from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const exactName = (name: string) => ({ name, exact: true }) as const;
const moduleIds = {
  'Lifestyle correlates': 'lifestyle',
  Anxiety: 'anxiety',
  'Low mood': 'low-mood',
} as const;

test('§2 check-ins: the whole card leads to the check-in, and has a link of its own to the history', async ({
  page,
}) => {
  await openSignedIn(page, 'ada', '/check-ins');
  await moduleCard(page, 'Anxiety').click({ position: { x: 8, y: 8 } });
  await expectScreen(page, 'Anxiety');
  await page.goBack();
  await page.getByRole('link', exactName('History of Anxiety')).click();
  await expectScreen(page, 'Anxiety history');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expectList(page, 'Anxiety');
});

for (const [timezoneId, completions] of [
  [
    'Pacific/Pago_Pago',
    [
      // Local time is 23:30 of the previous day.
      ['Lifestyle correlates', '2026-11-21T10:00:00Z', 'Done'],
      ['Anxiety', '2026-11-20T11:00:00Z', 'Done'],
      ['Low mood', '2026-11-20T10:59:00Z', 'Start'],
    ],
  ],
  [
    'Pacific/Kiritimati',
    [
      // Local time is 00:30 of the next day.
      ['Lifestyle correlates', '2026-11-21T10:00:00Z', 'Done'],
      ['Anxiety', '2026-11-21T09:59:00Z', 'Start'],
    ],
  ],
] as const)
  test.describe(`§2 in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a check-in shows Done if it was completed since midnight, and Start after the next midnight', async ({
      page,
      world,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:30:00Z') });
      world.checkInScores.set(
        'ada',
        completions.map(([title, completedAt]) =>
          makeEntry({ ...lifestyle, id: moduleIds[title] }, title, completedAt),
        ),
      );
      await openSignedIn(page, 'ada', '/check-ins');
      for (const [title, completedAt, status] of completions)
        await expect(moduleCard(page, title), completedAt).toContainText(status);
      await page.clock.fastForward('24:00:00');
      for (const [title, completedAt] of completions)
        await expect(moduleCard(page, title), completedAt).toContainText('Start');
    });
  });

test.describe('§2 taking a check-in', () => {
  test('§2, D9 check-in: renders every node, and keeps the answers if the submit fails', async ({
    page,
    world,
    clinic,
  }) => {
    // §2.check-ins.5
    assignCheckIn(world, 'ada', everyNodeModule);
    await openSignedIn(page, 'ada', '/check-ins');
    await page.getByRole('link', exactName('Every node')).click();
    await expectScreen(page, 'Every node');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'At night' }).check();
    await page.getByRole('checkbox', { name: 'Tight chest' }).check();
    await page.getByRole('checkbox', { name: 'Worrying' }).check();
    await page.getByRole('textbox').fill('Grüße 😀');
    await page.getByRole('radio', exactName('5')).check();
    await page.getByRole('radio', { name: 'Not at all' }).check();
    await slider(page, 'Energy').fill('-2');
    clinic.failNext({ path: 'submit-check-ins', kind: 'network' });
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText('Your answers are still here.');
    await expect(slider(page, 'Energy')).toHaveAttribute('aria-valuetext', 'Negative');
    await expect(page.getByRole('textbox')).toHaveValue('Grüße 😀');
    await slider(page, 'Energy').fill('0.33');
    await press(page, 'Submit');
    await expectList(page, 'Every node');
    await expect(page.getByText('Thanks for checking in!')).toBeVisible();
    await expect(moduleCard(page, 'Every node')).toContainText('Done');
    const getSubmission = (energy: number) => [
      {
        moduleVersionId: 'every-node-v4',
        moduleId: 'every-node',
        answers: [
          { key: 'one', value: 1 },
          { key: 'several', value: [1, 2] },
          { key: 'words', value: 'Grüße 😀' },
          { key: 'scale', value: 5 },
          { key: 'named', value: 0 },
          { key: 'slider', value: energy },
        ],
      },
    ];
    expect(getSubmittedCheckIns(clinic)).toEqual([getSubmission(-2), getSubmission(0.33)]);
    // Back does not return to the check-in.
    await page.goBack();
    await expectList(page, 'Every node');
  });
});
