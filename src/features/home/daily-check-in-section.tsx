import type { ListedCheckIn } from '../../api/check-ins.schema';
import { formatDoneToday } from '../../lib/time/format-dates';
import { useNow } from '../../lib/time/use-now';
import { checkInPath } from '../../lib/url/paths';
import { getCheckInKind } from '../../questions/check-in-kind';
import { LinkCard } from '../../ui/link-card/link-card';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import styles from './assessment-lists.module.css';
import { DAILY_CHECK_IN, HOW_IS_TODAY, NOT_DONE_TODAY } from './copy';
import { ListSection } from './list-section';

const SECTION_ID = 'today';

/** The lifestyle check-in, which is taken every day, else an only check-in; null to choose from the list. */
function getDailyCheckIn(checkIns: readonly ListedCheckIn[]): ListedCheckIn | null {
  const lifestyle = checkIns.find((checkIn) => getCheckInKind(checkIn) === 'lifestyle');
  return lifestyle ?? (checkIns.length === 1 ? (checkIns[0] ?? null) : null);
}

type Props = {
  /** Undefined while they load. */
  readonly checkIns: readonly ListedCheckIn[] | undefined;
};

/** Today's check-in, to do or done; nothing without an assigned one. */
export function DailyCheckInSection({ checkIns }: Props) {
  if (checkIns?.length === 0) return null;
  return (
    <ListSection id={SECTION_ID} heading={DAILY_CHECK_IN()}>
      {checkIns === undefined ? (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      ) : (
        <CheckInCard checkIns={checkIns} />
      )}
    </ListSection>
  );
}

function CheckInCard({ checkIns }: { readonly checkIns: readonly ListedCheckIn[] }) {
  const now = useNow();
  const daily = getDailyCheckIn(checkIns);
  const done = (daily === null ? checkIns : [daily])
    .map(({ lastCompletedAt }) => formatDoneToday(lastCompletedAt, now))
    .find((text) => text !== null);
  return (
    <ul className={styles.list}>
      <LinkCard
        id={`${SECTION_ID}-check-in`}
        icon={done === undefined ? 'heart' : 'check'}
        to={daily === null ? '/check-ins' : checkInPath(daily.id)}
        detail={done ?? NOT_DONE_TODAY()}
      >
        {HOW_IS_TODAY()}
      </LinkCard>
    </ul>
  );
}
