import * as v from 'valibot';
import {
  toGraphResponse,
  worksheetSummaryResponse,
  type InsightGraph,
} from '../api/insights.schema';
import { profilesResponse, type Profile } from '../api/profile.schema';
import { assignedAssessmentsResponse, type AssignedAssessment } from '../api/assessments.schema';
import { publicUserResponse, type PublicUser } from '../api/public-user.schema';
import { toInsights, type InsightQuery, type Insights } from '../features/progress/insights';
import { DEFAULT_TIME_SCALE } from '../features/progress/time-range';
import type { MemberResponses } from './page-load';

/** What the progress page shows. */
export type Progress = {
  readonly profile: Profile;
  readonly user: PublicUser;
  readonly assigned: readonly AssignedAssessment[];
  readonly insights: Insights;
};

/** Throws if a response is malformed. */
export function readProgress({ profiles, shown }: MemberResponses): Progress {
  const [user, assigned, symptoms, lifestyle, worksheets] = shown;
  return {
    profile: v.parse(profilesResponse, profiles).profiles[0],
    user: v.parse(publicUserResponse, user),
    assigned: v.parse(assignedAssessmentsResponse, assigned),
    insights: toInsights({
      symptoms: toQuery(readGraph('getSymptomsGraph', symptoms)),
      lifestyle: toQuery(readGraph('getLifestyleGraph', lifestyle)),
      activity: null,
      worksheets: toQuery(v.parse(worksheetSummaryResponse, worksheets)),
    }),
  };
}

const readGraph = (operation: string, response: unknown): InsightGraph => ({
  timeScale: DEFAULT_TIME_SCALE,
  series: v.parse(toGraphResponse(operation), response),
});

/** A query of the app that has its data. */
const toQuery = <Data>(data: Data): InsightQuery<Data> => ({
  data,
  currentData: data,
  isFetching: false,
  refetch: () => undefined,
});
