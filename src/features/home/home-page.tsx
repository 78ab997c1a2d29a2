import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { AssessmentLists } from './assessment-lists';
import { assessmentsIntro, greeting, HOME, YOUR } from './copy';
import styles from './home-page.module.css';
import { SafetyNetBanner } from './safety-net-banner';

/** `/`: a greeting, the safety-net banner, and the overdue and upcoming assessments (§2). */
export function HomePage() {
  const { userId, firstName, safetyNetEnabled } = useProfile();
  const name = useParticipantName(userId);
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <PageHeading title={HOME}>{greeting(firstName.trim())}</PageHeading>
        <p className={styles.lead}>{name !== undefined && assessmentsIntro(name ?? YOUR)}</p>
      </Stack>
      {safetyNetEnabled && name !== undefined && <SafetyNetBanner userId={userId} name={name} />}
      <AssessmentLists userId={userId} />
    </Stack>
  );
}
