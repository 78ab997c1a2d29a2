import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import type { AssignedAssessment } from '../../api/assessments.api';
import { formatDueDate } from '../../lib/format-dates';
import { assessmentPath } from '../../lib/user-paths';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/icon';
import styles from './assessment-card.module.css';
import { questionCount, UNNAMED } from './copy';

type Props = { readonly userId: string; readonly assigned: AssignedAssessment };

/** One assessment: a link named by it, when it is due and how long it is (§3). */
export function AssessmentCard({ userId, assigned }: Props) {
  const { assessment, dueDate, isOverdue } = assigned;
  const { id, name, totalQuestions } = assessment;
  const title = name?.trim() ?? '';
  const detailId = useId();
  const details = [
    formatDueDate(dueDate),
    typeof totalQuestions === 'number' ? questionCount(totalQuestions) : null,
  ].filter((detail) => detail !== null);
  return (
    <li className={styles.card}>
      <span className={classNames(styles.mark, isOverdue && styles.due)}>
        <Icon name={isOverdue ? 'list' : 'clock'} />
      </span>
      <div className={styles.text}>
        <Link
          to={assessmentPath(userId, id)}
          className={styles.link}
          aria-describedby={details.length > 0 ? detailId : undefined}
        >
          {title === '' ? UNNAMED : title}
        </Link>
        {details.length > 0 && (
          <p id={detailId} className={styles.detail}>
            {details.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && ' · '}
                <span className={styles.fact}>{detail}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <Icon name="forward" size="small" className={styles.forward} />
    </li>
  );
}
