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

/** Contexts and the telecom type that the app sends for each (§4). */
const gated = [
  ['patient_app', {}],
  ['kiosk', {}],
  ['sms', { telecomType: 'phone' }],
  ['manual_sms', { telecomType: 'phone' }],
  ['email', { telecomType: 'email' }],
  ['manual_email', { telecomType: 'email' }],
] as const;

for (const [context, telecom] of gated)
  test(`§9 contexts: ${context} requires consent and date of birth, and is submitted as the source (§9.submission.1)`, async ({
    page,
    clinic,
    pageErrors,
  }) => {
    // After the submit the app asks whether a user is signed in; the response may arrive before the test ends.
    pageErrors.allow(/401 \(Unauthorized\)/);
    await page.goto(assessmentsUrl('fatima', context));
    await expectScreen(page, 'Consent');
    await press(page, 'I agree');
    await expectScreen(page, 'Verify your date of birth');
    await page.getByLabel('Date of birth').fill('11/03/1979');
    await press(page, 'Continue');
    await expectScreen(page, 'PHQ-9');
    await answerAll(page, 'Several days');
    await press(page, 'Next');
    await answerGad7(page, 'Several days');
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');

    expect(clinic.getRequests('birthday-verification-status')).toMatchObject([{ query: telecom }]);
    expect(clinic.getRequests('accept-consent')).toMatchObject([{ body: undefined }]);
    expect(clinic.getRequests('birthday-verification').map(({ body }) => body)).toEqual([
      { dateOfBirth: '1979-11-03', ...telecom },
    ]);
    expect(clinic.submittedBodies).toEqual([
      createSubmission(
        'fatima',
        [
          { id: 'phq-9', answers: phq9Answers(1) },
          { id: 'gad-7', answers: gad7Answers(1) },
        ],
        { source: context },
      ),
    ]);
  });

for (const context of ['', '&context=', '&context=nonsense', '&context=SMS'])
  test(`§9 contexts: a missing or unknown context counts as patient_app (${context || 'none'})`, async ({
    page,
    clinic,
    pageErrors,
  }) => {
    // After the submit the app checks for a session, and the response may arrive before the test ends.
    pageErrors.allow(/401 \(Unauthorized\)/);
    await page.goto(`/user/sam/assessments?assessments=gad-7${context}`);
    await answerGad7(page);
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(clinic.submittedBodies).toMatchObject([
      { source: 'patient_app', submissionType: 'default' },
    ]);
  });

test('§4 clinician_app: skips consent and date of birth, shows assessments that are not due, and submits take_now (§4.assessments.4, §4.assessments.12, §9.submission.1)', async ({
  page,
  clinic,
}) => {
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

test('§4 clinician_app: shows the assessments in the link in their order, assigned or not', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('cora', 'clinician_app', '&assessments=gad-7,phq-9'));
  await answerGad7(page);
  await press(page, 'Next');
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toEqual([
    createSubmission(
      'cora',
      [
        { id: 'gad-7', answers: gad7Answers(1) },
        { id: 'phq-9', answers: phq9Answers(1) },
      ],
      { source: 'clinician_app', submissionType: 'take_now' },
    ),
  ]);
});

test('§4 clinician_app: shows the assessments in the link if the assigned ones cannot be loaded', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: 'assigned-assessments', kind: 'status', status: 503, times: 2 });
  await page.goto(assessmentsUrl('cora', 'clinician_app', '&assessments=gad-7'));
  await expectScreen(page, 'GAD-7');
});

for (const [query, isNewPatient] of [
  ['&isNewPatient=true', true],
  ['&isNewPatient=1', false],
] as const)
  test(`§7 submission: isNewPatient is ${isNewPatient} with ${query}`, async ({ page, clinic }) => {
    await page.goto(assessmentsUrl('sam', 'sms', query));
    await answerGad7(page);
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(clinic.submittedBodies).toMatchObject([{ isNewPatient }]);
  });
