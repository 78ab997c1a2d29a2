import type { ReactNode } from 'react';
import { assessmentsApi, type AssignedAssessment } from '../../api/assessments.api';
import { toQueryFailure } from '../../api/api-error';
import { useOnVisible } from '../../lib/browser/use-on-visible';
import { useNow } from '../../lib/time/use-now';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { AssessmentCard } from './assessment-card';
import styles from './assessment-lists.module.css';
import { CAUGHT_UP, NO_UPCOMING, NO_UPCOMING_DETAIL, NOTHING_TO_DO, TO_DO, UPCOMING } from './copy';
import { ListSection } from './list-section';

/** Lists older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;
/** Lists older than this are loaded again when the tab becomes visible. */
const MAX_AGE_ON_VISIBLE_SECONDS = 300;
const TO_DO_ID = 'to-do';

/** Moves the focus to the heading of the first list, after the focused element was removed. */
export function focusToDo(): void {
  document.getElementById(TO_DO_ID)?.focus();
}

type Props = {
  readonly userId: string;
  /** Shown between the lists, also while they load and if they cannot be loaded. */
  readonly children?: ReactNode;
};

/** Lists of overdue and upcoming assessments, each a link to its form (§2, D9). */
export function AssessmentLists({ userId, children }: Props) {
  const { data, error, fulfilledTimeStamp, isFetching, refetch } =
    assessmentsApi.endpoints.getAssignedAssessments.useQuery(userId, {
      refetchOnMountOrArgChange: MAX_AGE_SECONDS,
    });
  // The page may stay open for days, especially in the native app.
  useOnVisible(() => {
    const age = Date.now() - (fulfilledTimeStamp ?? Date.now());
    if (age > 1000 * MAX_AGE_ON_VISIBLE_SECONDS) void refetch();
  });

  return (
    <>
      <ListSection id={TO_DO_ID} heading={TO_DO}>
        {data !== undefined && (
          <AssessmentList
            userId={userId}
            assigned={data.filter(({ isOverdue }) => isOverdue)}
            empty={<EmptyState text={NOTHING_TO_DO} detail={CAUGHT_UP} />}
          />
        )}
        {data === undefined && error === undefined && (
          <Loading>
            <Skeleton shape="block" />
          </Loading>
        )}
        {data === undefined && error !== undefined && (
          <InlineLoadError
            failure={toQueryFailure(error)}
            isRetrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        )}
      </ListSection>
      {children}
      {data !== undefined && (
        <ListSection heading={UPCOMING}>
          <AssessmentList
            userId={userId}
            assigned={data.filter(({ isOverdue }) => !isOverdue)}
            empty={<EmptyState isPlain text={NO_UPCOMING} detail={NO_UPCOMING_DETAIL} />}
          />
        </ListSection>
      )}
    </>
  );
}

type ListProps = {
  readonly userId: string;
  readonly assigned: readonly AssignedAssessment[];
  readonly empty: ReactNode;
};

function AssessmentList({ userId, assigned, empty }: ListProps) {
  const now = useNow();
  if (assigned.length === 0) return empty;
  return (
    <ul className={styles.list}>
      {assigned.map((item, index) => (
        <AssessmentCard
          key={item.clinicAssessmentId ?? index}
          userId={userId}
          assigned={item}
          now={now}
        />
      ))}
    </ul>
  );
}
