import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi } from '../../api/assessments.api';
import { checkInsApi } from '../../api/check-ins.api';
import { profileApi } from '../../api/profile.api';
import { publicUserApi } from '../../api/public-user.api';

/** Loads what the home page shows before it renders; returns the user's id. Rejects when a request fails. */
export async function prepareHome(
  dispatch: ApiDispatch,
  { hasCheckIns }: { readonly hasCheckIns: boolean },
): Promise<string> {
  // Kept for a while without a subscriber: the page that renders next subscribes. Not by `runCachedQuery`, which needs XState.
  const options = { subscribe: false };
  const { userId } = await dispatch(
    profileApi.endpoints.getProfile.initiate(undefined, options),
  ).unwrap();
  await Promise.all([
    dispatch(publicUserApi.endpoints.getPublicUser.initiate(userId, options)).unwrap(),
    dispatch(assessmentsApi.endpoints.getAssignedAssessments.initiate(userId, options)).unwrap(),
    hasCheckIns &&
      dispatch(checkInsApi.endpoints.getAssignedCheckIns.initiate({ userId }, options)).unwrap(),
  ]);
  return userId;
}
