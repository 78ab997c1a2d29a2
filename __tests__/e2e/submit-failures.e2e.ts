import { expectAccessible } from './support/expect-accessible';
import {
  answerAll,
  answerGad7,
  assessmentsUrl,
  expectScreen,
  gad7Answers,
  phq9Answers,
  press,
} from './support/screens';
import { expect, test } from './support/test';

const SUBMIT = 'submit-assessments';
const ANSWERS_KEPT = /Your answers are still here/;

test('§8 failed submit: shows an accessible error, keeps all answers, and sends them once on Submit', async ({
  page,
  clinic,
  world,
}) => {
  clinic.failNext({ path: SUBMIT, kind: 'network' });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Not at all');
  await press(page, 'Next');
  await answerGad7(page);
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toHaveText(
    /couldn.t reach the clinic.*Your answers are still here/,
  );
  await expectAccessible(page);
  await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
  // Mutations are never retried automatically.
  expect(clinic.submittedBodies).toHaveLength(1);
  expect(world.submissions).toEqual([]);

  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Not at all', checked: true })).toHaveCount(9);
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await page.getByRole('radio', { name: 'Nearly every day' }).first().check();
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(world.submissions).toHaveLength(1);
  const changed = [{ answerValue: { answerId: 3 } }, ...gad7Answers(1).slice(1)];
  expect(world.submissions).toMatchObject([
    { assessments: [{ answers: phq9Answers(0) }, { answers: changed }] },
  ]);
});

test('§8 failed submit: a submit that arrived is not repeated if its response was lost', async ({
  page,
  clinic,
  world,
}) => {
  clinic.failNext({ path: SUBMIT, kind: 'network', isReceived: true });
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
