import type { ReactNode } from 'react';
import type { AssignedAssessment } from '../../api/assessments.schema';
import { useNow } from '../../lib/time/use-now';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { AssessmentCard } from './assessment-card';
import styles from './assessment-lists.module.css';
import { CAUGHT_UP, NO_UPCOMING, NO_UPCOMING_DETAIL, NOTHING_TO_DO, TO_DO, UPCOMING } from './copy';
import { ListSection } from './list-section';

const TO_DO_ID = 'to-do';

/** Moves the focus to the heading of the first list, after the focused element was removed. */
export function focusToDo(): void {
  document.getElementById(TO_DO_ID)?.focus();
}

type Props = {
  readonly userId: string;
  /** Undefined if there is no list. */
  readonly assigned: readonly AssignedAssessment[] | undefined;
  /** In place of the lists. */
  readonly placeholder?: ReactNode;
  /** Shown between the lists, also without them. */
  readonly children?: ReactNode;
};

/** Overdue and upcoming assessments, each a link to its form (§2, D9). */
export function AssessmentSections({ userId, assigned, placeholder, children }: Props) {
  return (
    <>
      <ListSection id={TO_DO_ID} heading={TO_DO()}>
        {assigned === undefined ? (
          placeholder
        ) : (
          <AssessmentList
            id={TO_DO_ID}
            userId={userId}
            assigned={assigned.filter(({ isOverdue }) => isOverdue)}
            empty={<EmptyState text={NOTHING_TO_DO()} detail={CAUGHT_UP()} />}
          />
        )}
      </ListSection>
      {children}
      {assigned !== undefined && (
        <ListSection id="upcoming" heading={UPCOMING()}>
          <AssessmentList
            id="upcoming"
            userId={userId}
            assigned={assigned.filter(({ isOverdue }) => !isOverdue)}
            empty={<EmptyState isPlain text={NO_UPCOMING()} detail={NO_UPCOMING_DETAIL()} />}
          />
        </ListSection>
      )}
    </>
  );
}

type ListProps = {
  /** The start of its cards' ids. */
  readonly id: string;
  readonly userId: string;
  readonly assigned: readonly AssignedAssessment[];
  readonly empty: ReactNode;
};

function AssessmentList({ id, userId, assigned, empty }: ListProps) {
  const now = useNow();
  if (assigned.length === 0) return empty;
  return (
    <ul className={styles.list}>
      {assigned.map((item, index) => (
        <AssessmentCard
          // An assessment that is due twice may be listed twice with the same id.
          key={index}
          id={`${id}-${index}`}
          userId={userId}
          assigned={item}
          now={now}
        />
      ))}
    </ul>
  );
}
