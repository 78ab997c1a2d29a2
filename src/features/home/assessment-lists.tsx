import { isSameDay } from 'date-fns/isSameDay';
import { useEffect, type ReactNode } from 'react';
import { assessmentsApi } from '../../api/assessments.api';
import { toQueryFailure } from '../../api/api-error';
import { useOnVisible } from '../../lib/browser/use-on-visible';
import { useNow } from '../../lib/time/use-now';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { AssessmentSections } from './assessment-sections';

/** Lists older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;
/** Lists older than this are loaded again when the tab becomes visible. */
const MAX_AGE_ON_VISIBLE_SECONDS = 300;

type Props = {
  readonly userId: string;
  /** Shown between the lists, also while they load and if they cannot be loaded. */
  readonly children?: ReactNode;
};

/** Loads and shows the lists of overdue and upcoming assessments. */
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
  // What is due on a new day is not what was due when the lists were loaded.
  const now = useNow();
  const isOutdated = fulfilledTimeStamp !== undefined && !isSameDay(fulfilledTimeStamp, now);
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);

  const placeholder =
    error === undefined ? (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    ) : (
      <InlineLoadError
        failure={toQueryFailure(error)}
        isRetrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    );
  return (
    <AssessmentSections userId={userId} assigned={data} placeholder={placeholder}>
      {children}
    </AssessmentSections>
  );
}
