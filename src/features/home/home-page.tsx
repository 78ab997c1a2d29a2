import { assessmentsApi } from '../../api/assessments.api';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { AssessmentLists } from './assessment-lists';
import { DailyCheckIn } from './daily-check-in';
import { HomeLayout, TodayColumn } from './home-layout';
import { SafetyNetBanner } from './safety-net-banner';

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
