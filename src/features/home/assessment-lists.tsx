import type { ReactNode } from 'react';
import { assessmentsApi } from '../../api/assessments.api';
import { toQueryFailure } from '../../api/api-error';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
import { publicAssessmentsPath } from '../../lib/url/paths';
import { Alert } from '../../ui/alert/alert';
import { LinkButton } from '../../ui/button/button';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { AssessmentSections } from './assessment-sections';
import { NOT_LISTED_YET, OPEN_ASSESSMENTS } from './copy';

/** Lists older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;

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
  useReloadWhenOld({ fulfilledTimeStamp, refetch });

  const failure = error === undefined ? null : toQueryFailure(error);
  const isRefused = failure?.status === 403;
  return (
    <AssessmentSections
      userId={userId}
      assigned={data}
      placeholder={
        <>
          {failure === null && (
            <Loading>
              <Skeleton shape="block" />
            </Loading>
          )}
          {failure !== null && !isRefused && (
            <InlineLoadError
              failure={failure}
              isRetrying={isFetching}
              onTryAgain={() => void refetch()}
            />
          )}
          {isRefused && <RefusedList userId={userId} message={failure.message} />}
        </>
      }
    >
      {children}
    </AssessmentSections>
  );
}

type RefusedListProps = { readonly userId: string; readonly message: string | null };

/** A server may refuse the list before the consent, for which the form's page asks, and which no second attempt replaces. */
function RefusedList({ userId, message }: RefusedListProps) {
  return (
    <Alert
      actions={<LinkButton to={publicAssessmentsPath(userId)}>{OPEN_ASSESSMENTS()}</LinkButton>}
    >
      <p>{message ?? NOT_LISTED_YET()}</p>
    </Alert>
  );
}
