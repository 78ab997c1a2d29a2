/** Returns the path of a user's safety net (§2). */
export function safetyNetPath(userId: string): string {
  return `/user/${encodeURIComponent(userId)}/safety-net`;
}

/** Returns the path at which a signed-in user takes an assessment (D9). */
export function assessmentPath(userId: string, assessmentId: string): string {
  const query = new URLSearchParams({ assessments: assessmentId, context: 'patient_app' });
  return `/user/${encodeURIComponent(userId)}/assessments?${query.toString()}`;
}
