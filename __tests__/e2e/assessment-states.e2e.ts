import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import {
  answerAll,
  answerGad7,
  assessmentsUrl,
  expectScreen,
  gad7Answers,
  phq9Answers,
  press,
  createSubmission,
} from './support/screens';
import { expect, test } from './support/test';

test('§4 assessment taking: shows one overdue assessment per page and submits them together', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByText('Assessment 1 of 2')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toHaveCount(0);
  await answerAll(page, 'Several days');
  await expectAccessible(page);
  await press(page, 'Next');

  await answerGad7(page, 'Not at all');
  await expect(page.getByText('Assessment 2 of 2')).toBeVisible();
  await expectAccessible(page);
  expect(clinic.submittedBodies).toEqual([]);
  await press(page, 'Submit');

  await expectScreen(page, 'Assessments completed!');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expectAccessible(page);
  expect(clinic.submittedBodies).toEqual([
    createSubmission('ada', [
      { id: 'phq-9', answers: phq9Answers(1) },
      { id: 'gad-7', answers: gad7Answers(0) },
    ]),
  ]);
});

test('§4 assessment taking: offers assessments that are not due yet', async ({ page, clinic }) => {
  await page.goto(assessmentsUrl('ben'));
  await expectScreen(page, /^You['’]re all set!$/);
  await expectAccessible(page);
  await press(page, 'Take assessment anyway');
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Nearly every day');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  const answers = phq9Answers(3);
  expect(clinic.submittedBodies).toMatchObject([
    createSubmission('ben', [{ id: 'phq-9', answers }]),
  ]);
});

test('§4 assessment taking: loading and submitting are announced, and a second press submits nothing', async ({
  page,
  clinic,
}) => {
  const releaseAssigned = await pauseRequests(page, '**/assigned-assessments');
  await page.goto(assessmentsUrl('sam'));
  await expect(page.getByRole('heading', { name: 'Loading' })).toBeAttached();
  await expectAccessible(page);
  releaseAssigned();

  await answerGad7(page);
  const releaseSubmit = await pauseRequests(page, '**/submit-assessments');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeAttached();
  await expectAccessible(page);
  await submit.click();
  await submit.press('Enter');
  releaseSubmit();
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toHaveLength(1);
  await page.reload();
  await expectScreen(page, 'This link is no longer available');
  await expectAccessible(page);
});
