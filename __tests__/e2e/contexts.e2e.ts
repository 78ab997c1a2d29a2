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

test('§4 user gate, §9 contexts: asks for consent, then the date of birth; submits the context as source', async ({
  page,
  clinic,
  pageErrors,
}) => {
  // §9.submission.1
  // After the submit the app asks whether a user is signed in; the response may arrive before the test ends.
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.goto(assessmentsUrl('fatima', 'email'));
  await expectScreen(page, 'Consent');
  await expect(page.getByText(/care team at Lakeside/)).toBeVisible();
  await press(page, 'I agree');
  await expectScreen(page, 'Verify your date of birth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(clinic.getRequests('birthday-verification')).toEqual([]);
  await page.getByLabel('Date of birth').fill('11/03/1979');
  await press(page, 'Continue');
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Next');
  await answerGad7(page, 'Several days');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');

  expect(clinic.getRequests('birthday-verification-status')).toMatchObject([
    { query: { telecomType: 'email' } },
  ]);
  expect(clinic.getRequests('accept-consent')).toMatchObject([{ body: undefined }]);
  expect(clinic.getRequests('birthday-verification').map(({ body }) => body)).toEqual([
    { dateOfBirth: '1979-11-03', telecomType: 'email' },
  ]);
  expect(clinic.submittedBodies).toEqual([
    createSubmission(
      'fatima',
      [
        { id: 'phq-9', answers: phq9Answers(1) },
        { id: 'gad-7', answers: gad7Answers(1) },
      ],
      { source: 'email' },
    ),
  ]);
});

test('§9 contexts, §7 submission: a missing context counts as patient_app, and isNewPatient is submitted', async ({
  page,
  clinic,
  pageErrors,
}) => {
  // After the submit the app checks for a session, and the response may arrive before the test ends.
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.goto('/user/sam/assessments?assessments=gad-7&isNewPatient=true');
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toMatchObject([
    { source: 'patient_app', submissionType: 'default', isNewPatient: true },
  ]);
});

test('§4 clinician_app: skips the gate, shows assessments that are not due, and submits take_now', async ({
  page,
  clinic,
}) => {
  // §4.assessments.4, §4.assessments.12, §9.submission.1
  await page.goto(assessmentsUrl('tess', 'clinician_app'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Not at all');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.getRequests('consent-info')).toEqual([]);
  expect(clinic.getRequests('birthday-verification-status')).toEqual([]);
  expect(clinic.submittedBodies).toEqual([
    createSubmission('tess', [{ id: 'phq-9', answers: phq9Answers(0) }], {
      source: 'clinician_app',
      submissionType: 'take_now',
    }),
  ]);
});
