import { skipToken } from '@reduxjs/toolkit/query';
import { assessmentsApi } from '../../api/assessments.api';
import { countOverdue, SignedInTabs, type Tab } from './signed-in-tabs';

type Props = {
  readonly tab: Tab;
  /** Null until the profile is known. */
  readonly userId: string | null;
};

/** Bottom navigation of a signed-in user (§2 Chrome). */
export function SignedInNavigation({ tab, userId }: Props) {
  const { count } = assessmentsApi.endpoints.getAssignedAssessments.useQuery(userId ?? skipToken, {
    selectFromResult: ({ data }) => ({ count: countOverdue(data) }),
  });
  return <SignedInTabs tab={tab} overdueCount={count} />;
}
