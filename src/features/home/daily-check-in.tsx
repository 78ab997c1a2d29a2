import { checkInsApi, type ListedCheckIn } from '../../api/check-ins.api';
import { formatDoneToday } from '../../lib/time/format-dates';
import { useNow } from '../../lib/time/use-now';
import { checkInPath } from '../../lib/url/check-in-paths';
import { getCheckInKind } from '../../questions/check-in-kind';
import { LinkCard } from '../../ui/link-card/link-card';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import styles from './assessment-lists.module.css';
import { DAILY_CHECK_IN, HOW_IS_TODAY, NOT_DONE_TODAY } from './copy';
import { ListSection } from './list-section';

/** A list older than this is loaded again on mount. */
const MAX_AGE_SECONDS = 30;

/** The lifestyle check-in, which is taken every day, else an only check-in; null to choose from the list. */
function getDailyCheckIn(checkIns: readonly ListedCheckIn[]): ListedCheckIn | null {
  const lifestyle = checkIns.find((checkIn) => getCheckInKind(checkIn) === 'lifestyle');
  return lifestyle ?? (checkIns.length === 1 ? (checkIns[0] ?? null) : null);
}

/**
 * Today's check-in, to do or done. Nothing is shown without an assigned check-in, or when the list cannot be loaded: the
 * app bar links to the check-ins, which then show the error.
 */
export function DailyCheckIn({ userId }: { readonly userId: string }) {
  const { data, isError } = checkInsApi.endpoints.getAssignedCheckIns.useQuery(
    { userId },
    { refetchOnMountOrArgChange: MAX_AGE_SECONDS },
  );
  const now = useNow();
  if (isError || data?.length === 0) return null;
  return (
    <ListSection heading={DAILY_CHECK_IN}>
      {data === undefined ? (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      ) : (
        <CheckInCard checkIns={data} now={now} />
      )}
    </ListSection>
  );
}

type CardProps = { readonly checkIns: readonly ListedCheckIn[]; readonly now: number };

function CheckInCard({ checkIns, now }: CardProps) {
  const daily = getDailyCheckIn(checkIns);
  const done = (daily === null ? checkIns : [daily])
    .map(({ lastCompletedAt }) => formatDoneToday(lastCompletedAt, now))
    .find((text) => text !== null);
  return (
    <ul className={styles.list}>
      <LinkCard
        icon={done === undefined ? 'heart' : 'check'}
        to={daily === null ? '/check-ins' : checkInPath(daily.id)}
        detail={done ?? NOT_DONE_TODAY}
      >
        {HOW_IS_TODAY}
      </LinkCard>
    </ul>
  );
}
