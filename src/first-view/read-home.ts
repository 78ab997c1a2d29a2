import * as v from 'valibot';
import { assignedAssessmentsResponse, type AssignedAssessment } from '../api/assessments.schema';
import { listedCheckInsResponse, type ListedCheckIn } from '../api/check-ins.schema';
import { profilesResponse, type Profile } from '../api/profile.schema';
import { publicUserResponse } from '../api/public-user.schema';
import type { HomeResponses } from './page-load';
import { getParticipantName } from '../lib/text/participant-name';

/** What the home page shows. */
export type Home = {
  readonly profile: Profile;
  /** The patient's name in the possessive for a participant; null for a patient. */
  readonly name: string | null;
  readonly assigned: readonly AssignedAssessment[];
  /** Undefined if they cannot be loaded, or take long. */
  readonly checkIns: readonly ListedCheckIn[] | undefined;
};

/** Throws if a response is malformed. */
export function readHome({ profiles, user, assigned, checkIns }: HomeResponses): Home {
  return {
    profile: v.parse(profilesResponse, profiles).profiles[0],
    name: getParticipantName(v.parse(publicUserResponse, user)),
    assigned: v.parse(assignedAssessmentsResponse, assigned),
    checkIns: checkIns === undefined ? undefined : v.parse(listedCheckInsResponse, checkIns),
  };
}
