import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi } from '../../api/assessments.api';
import { checkInsApi } from '../../api/check-ins.api';
import { profileApi } from '../../api/profile.api';
import { publicUserApi } from '../../api/public-user.api';
import { runCachedQuery } from '../../api/run-request';

/** Loads what the home page shows before it renders; returns the user's id. Rejects when a request fails. */
export async function prepareHome(
  dispatch: ApiDispatch,
  { hasCheckIns }: { readonly hasCheckIns: boolean },
): Promise<string> {
  const { userId } = await runCachedQuery(dispatch, profileApi.endpoints.getProfile, undefined);
  await Promise.all([
    runCachedQuery(dispatch, publicUserApi.endpoints.getPublicUser, userId),
    runCachedQuery(dispatch, assessmentsApi.endpoints.getAssignedAssessments, userId),
    hasCheckIns && runCachedQuery(dispatch, checkInsApi.endpoints.getAssignedCheckIns, { userId }),
  ]);
  return userId;
}
