import { Fragment } from 'react';
import type { AssignedAssessment } from '../../api/assessments.api';
import { formatDueDate } from '../../lib/time/format-dates';
import { assessmentPath } from '../../lib/url/user-paths';
import { LinkCard } from '../../ui/link-card/link-card';
import styles from './assessment-card.module.css';
import { questionCount, UNNAMED } from './copy';

type Props = { readonly userId: string; readonly assigned: AssignedAssessment };

/** One assessment: a link named by it, when it is due and how long it is (§3). */
export function AssessmentCard({ userId, assigned }: Props) {
  const { assessment, dueDate, isOverdue } = assigned;
  const { id, name, totalQuestions } = assessment;
  const title = name?.trim() ?? '';
  const details = [
    formatDueDate(dueDate),
    typeof totalQuestions === 'number' ? questionCount(totalQuestions) : null,
  ].filter((detail) => detail !== null);
  return (
    <LinkCard
      icon={isOverdue ? 'list' : 'clock'}
      isDue={isOverdue}
      to={assessmentPath(userId, id)}
      detail={details.length > 0 ? <Facts facts={details} /> : undefined}
    >
      {title === '' ? UNNAMED : title}
    </LinkCard>
  );
}

function Facts({ facts }: { readonly facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}
