import { createSubmission } from '../support/create-submission';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press, question } from './support/screens';
import { expect, test } from './support/test';

const keptAwake = 'Which of these kept you from sleeping?';
const hours = 'How many hours did you sleep on a usual night?';
const caffeine = 'How many drinks with caffeine did you have on a usual day?';
const nights = 'On how many nights did you lie awake for more than half an hour?';
const quality = 'How would you rate your sleep?';
const exercise = 'How often were you active for 20 minutes or more?';
const windDown = 'What helps you wind down?';
const change = 'What would you most like to change about your sleep?';
const anythingElse = 'Is there anything else your clinician should know?';

const box = (page: Page, title: string, name: string) =>
  question(page, title).getByRole('checkbox', { name, exact: true });
const number = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: title, exact: true });
const text = (page: Page, title: string) => page.getByRole('textbox', { name: title, exact: true });

/** Answers the required questions. */
async function answerRequired(page: Page): Promise<void> {
  await box(page, keptAwake, 'Noise or light').check();
  await number(page, hours).fill('7');
  await number(page, caffeine).fill('0');
  await question(page, quality).getByRole('radio', { name: 'Fairly bad' }).check();
  await question(page, exercise).getByRole('radio', { name: 'Never' }).check();
  await text(page, change).fill('Fall asleep sooner');
}

const required = {
  keptAwake: { key: 'kept-awake', answerValue: { answerIds: ['kept-awake-2'] } },
  hours: { key: 'hours-asleep', value: 7 },
  caffeine: { key: 'caffeine', value: 0 },
  quality: { key: 'sleep-quality', answerValue: { answerId: 'sleep-quality-2' } },
  exercise: { key: 'exercise', answerValue: { answerId: 0 } },
  change: { key: 'change', value: 'Fall asleep sooner' },
};

test.beforeEach(async ({ page }) => {
  await page.goto(assessmentsUrl('quinn'));
  await expectScreen(page, 'Sleep and habits');
});

test('§5 assessment answers, §9 free text: submits each kind in its format; a text area grows to 200 px', async ({
  page,
  clinic,
}) => {
  // §9.free-text.1
  const area = text(page, change);
  const getHeight = async () => (await area.boundingBox())?.height ?? Infinity;
  const resting = await getHeight();
  await area.fill('line\n'.repeat(6));
  expect(await getHeight()).toBeGreaterThan(resting);
  await area.fill('line\n'.repeat(60));
  expect(await getHeight()).toBeLessThanOrEqual(200);

  await answerRequired(page);
  await number(page, hours).fill(' 24 ');
  await number(page, nights).fill('7');
  await box(page, windDown, 'Music').check();
  await box(page, windDown, 'Reading').check();
  await text(page, anythingElse).fill('Grüße — “quoted” <b>& 😀\nsecond line');
  await expectAccessible(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toEqual([
    createSubmission('quinn', [
      {
        id: 'sleep-and-habits',
        answers: [
          required.keptAwake,
          { key: 'hours-asleep', value: 24 },
          required.caffeine,
          { key: 'nights-awake', value: 7 },
          required.quality,
          required.exercise,
          { key: 'wind-down', answerValue: { answerIds: ['wind-down-0', 'wind-down-1'] } },
          required.change,
          { key: 'anything-else', value: 'Grüße — “quoted” <b>& 😀\nsecond line' },
        ],
      },
    ]),
  ]);
});

test('D11 texts of questionnaires: shows texts exported from another system without markup', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('layla'));
  await expectScreen(page, 'Pain & rest');
  await expect(page.getByText('Think of the last 7 days.')).toHaveText(/days\.\nChoose what/, {
    useInnerText: true,
  });
  const pain = question(page, 'How strong was your pain at its worst?');
  await expect(pain.getByRole('radio')).toHaveCount(3);
  await pain.getByRole('radio', { name: 'Mild (<3)' }).check();
  const medicine = question(page, 'هل تتناول أي دواء ضد الألم؟');
  await medicine.getByRole('radio', { name: 'نعم' }).check();
  const [radio, label] = await Promise.all([
    medicine.getByRole('radio', { name: 'نعم' }).boundingBox(),
    medicine.getByText('نعم').boundingBox(),
  ]);
  expect(radio?.x ?? 0).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0) / 2);
  const rest = question(page, 'What gives you rest? Choose any number.');
  for (const name of ['Sleep', 'Option 2', 'R&D'])
    await rest.getByRole('checkbox', { name }).check();
  await expect(question(page, 'Signature')).toContainText('You can go on without it.');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toMatchObject([
    {
      assessments: [
        {
          answers: [
            { key: 'exported-pain', answerValue: { answerId: 1 } },
            { key: 'exported-medicine', answerValue: { answerId: 'LA33-6' } },
            { key: 'exported-rest', answerValue: { answerIds: ['LA1', 'LA2', 'LA3'] } },
          ],
        },
      ],
    },
  ]);
});
