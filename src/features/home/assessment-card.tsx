import type { AssignedAssessment } from '../../api/assessments.schema';
import { formatDueDate, formatOverdue } from '../../lib/time/format-dates';
import { assessmentPath } from '../../lib/url/paths';
import { LinkCard } from '../../ui/link-card/link-card';
import styles from './assessment-card.module.css';
import { questionCount, UNNAMED } from './copy';

type Props = {
  readonly id: string;
  readonly userId: string;
  readonly assigned: AssignedAssessment;
  /** In ms since 1970. */
  readonly now: number;
};

/** One assessment as a link, with its due date and number of questions (§3). */
export function AssessmentCard({ id, userId, assigned, now }: Props) {
  const { assessment, dueDate, isOverdue } = assigned;
  const { name, totalQuestions } = assessment;
  const details = [
    isOverdue ? formatOverdue(dueDate, now) : formatDueDate(dueDate, now),
    typeof totalQuestions === 'number' ? questionCount(totalQuestions) : null,
  ].filter((detail) => detail !== null);
  return (
    <LinkCard
      id={id}
      icon={isOverdue ? 'list' : 'clock'}
      isDue={isOverdue}
      to={assessmentPath(userId, assessment.id)}
      detail={details.length > 0 ? <Details details={details} /> : undefined}
    >
      {name ?? UNNAMED()}
    </LinkCard>
  );
}

function Details({ details }: { readonly details: readonly string[] }) {
  return (
    <span className={styles.details}>
      {details.map((detail, index) => (
        <span key={detail} className={styles.detail}>
          {index > 0 && <span className={styles.separator}> · </span>}
          {detail}
        </span>
      ))}
    </span>
  );
}
