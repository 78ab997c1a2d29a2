import type { ApiDispatch } from '../../api/api-dispatch';
import { assessmentsApi } from '../../api/assessments.api';
import { insightsApi } from '../../api/insights.api';
import { profileApi } from '../../api/profile.api';
import { publicUserApi } from '../../api/public-user.api';
import { DEFAULT_TIME_SCALE } from './time-range';

/** Loads what the progress page shows before it renders; returns the user's id. Rejects when a request fails. */
export async function prepareProgress(dispatch: ApiDispatch): Promise<string> {
  // Kept for a while without a subscriber: the page that renders next subscribes.
  const options = { subscribe: false };
  const { userId } = await dispatch(
    profileApi.endpoints.getProfile.initiate(undefined, options),
  ).unwrap();
  const { getSymptomsGraph, getLifestyleGraph, getWorksheetSummary } = insightsApi.endpoints;
  const query = { userId, timeScale: DEFAULT_TIME_SCALE };
  await Promise.all([
    dispatch(publicUserApi.endpoints.getPublicUser.initiate(userId, options)).unwrap(),
    dispatch(assessmentsApi.endpoints.getAssignedAssessments.initiate(userId, options)).unwrap(),
    dispatch(getSymptomsGraph.initiate(query, options)).unwrap(),
    dispatch(getLifestyleGraph.initiate(query, options)).unwrap(),
    dispatch(getWorksheetSummary.initiate(userId, options)).unwrap(),
  ]);
  return userId;
}
