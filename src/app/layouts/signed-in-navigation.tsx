import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { assessmentsApi } from '../../api/assessments.api';
import { countOverdue, SignedInTabs } from './signed-in-tabs';

type Props = {
  /** Null until the profile is known. */
  readonly userId: string | null;
};

/** Bottom navigation of a signed-in user (§2 Chrome). */
export function SignedInNavigation({ userId }: Props) {
  const { pathname } = useLocation();
  const { count } = assessmentsApi.endpoints.getAssignedAssessments.useQuery(userId ?? skipToken, {
    selectFromResult: ({ data }) => ({ count: countOverdue(data) }),
  });
  return <SignedInTabs pathname={pathname} overdueCount={count} />;
}
