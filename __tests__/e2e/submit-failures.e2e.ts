import { expectAccessible } from './support/expect-accessible';
import {
  answerAll,
  answerGad7,
  assessmentsUrl,
  expectScreen,
  gad7Answers,
  press,
} from './support/screens';
import { expect, test } from './support/test';

const SUBMIT = 'submit-assessments';
const ANSWERS_KEPT = /Your answers are still here/;

for (const [response, fault, text] of [
  [
    'a network error',
    { kind: 'network' },
    /couldn.t reach the clinic.*Your answers are still here/,
  ],
  [
    'status 500 with a message',
    { kind: 'status', message: 'We are moving house.' },
    /^We are moving house\..*Your answers are still here\.$/,
  ],
  ['status 500 without a message', { kind: 'status', message: null }, ANSWERS_KEPT],
  [
    'status 400 with a message',
    { kind: 'status', status: 400, message: 'Not like this.' },
    /^Not like this\..*Your answers are still here\.$/,
  ],
  ['status 404 without a message', { kind: 'status', status: 404, message: null }, ANSWERS_KEPT],
  ['status 401', { kind: 'status', status: 401 }, /You are not signed in\..*still here/],
  ['status 429', { kind: 'status', status: 429 }, /Too many tries/],
  ['an HTML page', { kind: 'html' }, ANSWERS_KEPT],
  ['malformed JSON', { kind: 'malformed' }, ANSWERS_KEPT],
] as const)
  test(`§8 failed submit: ${response} shows an error, keeps the answers, and submits them once on the next press`, async ({
    page,
    clinic,
    world,
  }) => {
    clinic.failNext({ path: SUBMIT, ...fault });
    await page.goto(assessmentsUrl('sam'));
    await answerGad7(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
    // Mutations are never retried automatically.
    expect(clinic.submittedBodies).toHaveLength(1);
    expect(world.submissions).toEqual([]);

    await page.getByRole('radio', { name: 'Nearly every day' }).first().check();
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(world.submissions).toHaveLength(1);
    expect(world.submissions).toMatchObject([
      {
        assessments: [{ answers: [{ answerValue: { answerId: 3 } }, ...gad7Answers(1).slice(1)] }],
      },
    ]);
  });

for (const fault of ['network', 'malformed', 'html'] as const)
  test(`§8 failed submit: a submit that arrived is not repeated if its response was lost (${fault})`, async ({
    page,
    clinic,
    world,
  }) => {
    clinic.failNext({ path: SUBMIT, kind: fault, isReceived: true });
    await page.goto(assessmentsUrl('sam'));
    await answerGad7(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText(ANSWERS_KEPT);
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(clinic.submittedBodies).toHaveLength(1);
    expect(world.submissions).toHaveLength(1);
    expect(clinic.getRequests('assigned-assessments')).toHaveLength(2);
  });

test('§8 failed submit: resubmits only the assessments that are still assigned', async ({
  page,
  clinic,
  world,
}) => {
  clinic.failNext({ path: SUBMIT, kind: 'status', status: 502 });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Not at all');
  await press(page, 'Next');
  await answerGad7(page);
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toBeVisible();
  const remaining = world.assignments
    .get('ada')
    ?.filter(({ instrumentId }) => instrumentId !== 'phq-9');
  world.assignments.set('ada', remaining ?? []);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(world.submissions).toMatchObject([{ assessments: [{ id: 'gad-7' }] }]);
});

test('§8 failed submit: keeps the answers if reloading the assigned assessments fails too', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: SUBMIT, kind: 'network' });
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toBeVisible();
  clinic.failNext({ path: 'assigned-assessments', kind: 'network', times: 2 });
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toHaveText(ANSWERS_KEPT);
  expect(clinic.submittedBodies).toHaveLength(1);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});

test('§8 failed submit: the error is accessible, and disappears on another page of the form', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: SUBMIT, kind: 'network' });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Not at all');
  await press(page, 'Next');
  await answerGad7(page);
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Not at all', checked: true })).toHaveCount(9);
});

test('§8 timeout: a submit without a response for 30 s fails and keeps the answers', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  clinic.failNext({ path: SUBMIT, kind: 'late', delayMs: 600_000 });
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expect.poll(() => clinic.submittedBodies).toHaveLength(1);
  await page.clock.fastForward(29_000);
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(1_500);
  await expect(page.getByRole('alert')).toHaveText(/took too long.*Your answers are still here/);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});

test('§8 timeout: a read without a response for 30 s fails, even if it was prefetched', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  clinic.failNext({ path: 'consent-info', kind: 'late', delayMs: 600_000 });
  await page.goto(assessmentsUrl('sam'));
  await expect(page.getByRole('heading', { name: 'Loading' })).toBeAttached();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert')).toHaveText("We couldn't load this. Please try again.");
  await expect(page.getByText(/too long/)).toBeVisible();
  await press(page, 'Try again');
  await expectScreen(page, 'GAD-7');
});
