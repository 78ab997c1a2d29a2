import { useId } from 'react';
import { Link } from '../../ui/link/link';
import type { ListedCheckIn } from '../../api/check-ins.api';
import { getCheckInTitle } from '../../questions/check-in-kind';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/icon';
import { TextLink } from '../../ui/text-link/text-link';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { formatShortTime, isOnSameDay } from './check-in-dates';
import { checkInPath, historyPath } from '../../lib/url/paths';
import { DONE_TODAY, HISTORY, lastCompleted, NOT_COMPLETED, ofTitle, START } from './copy';
import styles from './module-card.module.css';

type Props = {
  readonly checkIn: ListedCheckIn;
  /** Current time, in ms since 1970. */
  readonly now: number;
};

/** One check-in: links to its form and its history, its status today and when it was last completed (§2). */
export function ModuleCard({ checkIn, now }: Props) {
  const { id, lastCompletedAt } = checkIn;
  const title = getCheckInTitle(checkIn.title);
  const isDone = isOnSameDay(lastCompletedAt, now);
  const time = formatShortTime(lastCompletedAt);
  const statusId = useId();
  const timeId = useId();
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <Link
          to={checkInPath(id)}
          className={styles.link}
          aria-describedby={`${statusId} ${timeId}`}
        >
          <bdi>{title}</bdi>
        </Link>
        <p id={statusId} className={classNames(styles.status, isDone && styles.done)}>
          <span>{isDone ? DONE_TODAY() : START()}</span>
          <Icon name={isDone ? 'check' : 'forward'} size="small" />
        </p>
      </div>
      <div className={styles.row}>
        <p id={timeId} className={styles.time}>
          {time === null ? NOT_COMPLETED() : lastCompleted(time)}
        </p>
        <div className={styles.history}>
          <TextLink to={historyPath(id)} isStandalone>
            {HISTORY()}
            <VisuallyHidden> {ofTitle(title)}</VisuallyHidden>
          </TextLink>
        </div>
      </div>
    </li>
  );
}
