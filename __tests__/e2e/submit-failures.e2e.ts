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

const submit = 'submit-assessments';
const answersKept = /Your answers are still here/;

for (const [what, fault, text] of [
  ['no network', { kind: 'network' }, /couldn.t reach the clinic.*Your answers are still here/],
  [
    '500 with a message',
    { kind: 'status', message: 'We are moving house.' },
    'We are moving house.',
  ],
  ['500 without a message', { kind: 'status', message: null }, answersKept],
  [
    '400 with a message',
    { kind: 'status', status: 400, message: 'Not like this.' },
    'Not like this.',
  ],
  ['404 without a message', { kind: 'status', status: 404, message: null }, answersKept],
  ['401', { kind: 'status', status: 401 }, 'You are not signed in.'],
  ['429', { kind: 'status', status: 429 }, /Too many tries/],
  ['a page instead of an answer', { kind: 'html' }, answersKept],
  ['a malformed 200', { kind: 'malformed' }, answersKept],
] as const)
  test(`§8 failed submit: ${what} says so, keeps the answers, and sends them once on the next press`, async ({
    page,
    clinic,
    world,
  }) => {
    clinic.failNext({ path: submit, ...fault });
    await page.goto(assessmentsUrl('sam'));
    await answerGad7(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
    // A command is never sent again by itself.
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
  test(`§8 failed submit: what arrived although its answer was lost (${fault}) is not written twice`, async ({
    page,
    clinic,
    world,
  }) => {
    clinic.failNext({ path: submit, kind: fault, isReceived: true });
    await page.goto(assessmentsUrl('sam'));
    await answerGad7(page);
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toContainText(answersKept);
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(clinic.submittedBodies).toHaveLength(1);
    expect(world.submissions).toHaveLength(1);
    expect(clinic.getRequests('assigned-assessments')).toHaveLength(2);
  });

test('§8 failed submit: of several, only what the clinic still waits for is sent again', async ({
  page,
  clinic,
  world,
}) => {
  clinic.failNext({ path: submit, kind: 'status', status: 502 });
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

test('§8 failed submit: the list that cannot be read anew keeps the answers as well', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: submit, kind: 'network' });
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toBeVisible();
  clinic.failNext({ path: 'assigned-assessments', kind: 'network', times: 2 });
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toHaveText(answersKept);
  expect(clinic.submittedBodies).toHaveLength(1);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});

test('§8 failed submit: the error is accessible, and is gone once another page is turned to', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: submit, kind: 'network' });
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

test('§8 timeout: a submit that gets no answer for 30 s has failed, and keeps the answers', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  clinic.failNext({ path: submit, kind: 'late', delayMs: 600_000 });
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

test('§8 timeout: a read that gets no answer for 30 s has failed, although it was asked for early', async ({
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
