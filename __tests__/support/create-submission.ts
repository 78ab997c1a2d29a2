/** The body of a submit from a patient's text-message link (§3, D6). */
export const createSubmission = (
  userId: string,
  assessments: readonly object[],
  overrides: object = {},
) => ({
  assessments,
  assigneeUserId: userId,
  isNewPatient: false,
  source: 'sms',
  submissionType: 'default',
  ...overrides,
});
