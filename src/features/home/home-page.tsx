import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { PageIntro } from '../../ui/page-intro/page-intro';
import { AssessmentLists } from './assessment-lists';
import { assessmentsIntro, greeting, HOME } from './copy';
import styles from './home-page.module.css';
import { DailyCheckIn } from './daily-check-in';
import { SafetyNetBanner } from './safety-net-banner';

/** `/`: a greeting, the overdue assessments, today's check-in, the safety-net banner, and the upcoming assessments (§2). */
export function HomePage() {
  const { userId, firstName, safetyNetEnabled } = useProfile();
  const name = useParticipantName(userId);
  return (
    <div className={styles.page}>
      <PageIntro
        heading={greeting(firstName.trim())}
        title={HOME}
        lead={name === undefined ? undefined : assessmentsIntro(name)}
      />
      <AssessmentLists userId={userId}>
        <div className={styles.today}>
          <DailyCheckIn userId={userId} />
          {safetyNetEnabled && name !== undefined && (
            <SafetyNetBanner userId={userId} name={name} />
          )}
        </div>
      </AssessmentLists>
    </div>
  );
}
