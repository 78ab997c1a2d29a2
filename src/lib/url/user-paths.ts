/** Where a person's safety net stands (§2). */
export function safetyNetPath(userId: string): string {
  return `/user/${encodeURIComponent(userId)}/safety-net`;
}

/** Where a signed-in person takes one of their assessments (D9). */
export function assessmentPath(userId: string, assessmentId: string): string {
  const query = new URLSearchParams({ assessments: assessmentId, context: 'patient_app' });
  return `/user/${encodeURIComponent(userId)}/assessments?${query.toString()}`;
}
