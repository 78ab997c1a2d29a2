import { assessmentsApi } from '../../api/assessments.api';
import { checkInsApi } from '../../api/check-ins.api';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
import { AssessmentLists } from './assessment-lists';
import { HomeLayout, TodayColumn } from './home-layout';
import { SafetyNetBanner } from './safety-net-banner';
import { DailyCheckInSection } from './daily-check-in-section';

export { prepareHome } from './prepare-home';

/** `/`: a greeting, the overdue assessments, today's check-in, the safety-net banner, and the upcoming assessments (§2). */
export function HomePage() {
  const { userId, firstName, safetyNetEnabled } = useProfile();
  const name = useParticipantName(userId);
  const { hasDue } = assessmentsApi.endpoints.getAssignedAssessments.useQueryState(userId, {
    selectFromResult: ({ data }) => ({ hasDue: data?.some(({ isOverdue }) => isOverdue) }),
  });
  return (
    <HomeLayout firstName={firstName} name={name} hasDue={hasDue}>
      <AssessmentLists userId={userId}>
        <TodayColumn>
          <DailyCheckIn userId={userId} />
          {safetyNetEnabled && name !== undefined && (
            <SafetyNetBanner userId={userId} name={name} />
          )}
        </TodayColumn>
      </AssessmentLists>
    </HomeLayout>
  );
}

/** A list older than this is loaded again on mount. */
const MAX_AGE_SECONDS = 30;

/**
 * Today's check-in, to do or done. Nothing is shown without an assigned check-in, or when the list cannot be loaded: the
 * app bar links to the check-ins, which then show the error.
 */
function DailyCheckIn({ userId }: { readonly userId: string }) {
  const { data, isError, fulfilledTimeStamp, refetch } =
    checkInsApi.endpoints.getAssignedCheckIns.useQuery(
      { userId },
      { refetchOnMountOrArgChange: MAX_AGE_SECONDS },
    );
  useReloadWhenOld({ fulfilledTimeStamp, refetch });
  return isError && data === undefined ? null : <DailyCheckInSection checkIns={data} />;
}
