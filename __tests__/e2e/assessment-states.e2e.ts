import { createSubmission } from '../support/create-submission';
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

test('§4 assessment taking: shows one overdue assessment per page and submits them together', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByText('Assessment 1 of 2')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toHaveCount(0);
  await answerAll(page, 'Several days');
  await press(page, 'Next');

  await answerGad7(page, 'Not at all');
  await expect(page.getByText('Assessment 2 of 2')).toBeVisible();
  expect(clinic.submittedBodies).toEqual([]);
  await press(page, 'Submit');

  await expectScreen(page, 'Assessments completed!');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  expect(clinic.submittedBodies).toEqual([
    createSubmission('ada', [
      { id: 'phq-9', answers: phq9Answers(1) },
      { id: 'gad-7', answers: gad7Answers(0) },
    ]),
  ]);
});
