import { useId } from 'react';
import { checkInsApi, type ListedCheckIn } from '../../api/check-ins.api';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
import { useProfile } from '../../api/profile-context';
import { useParticipantName } from '../../api/use-participant-name';
import { toQueryFailure } from '../../api/api-error';
import { getCheckInKind } from '../../questions/check-in-kind';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { PageIntro } from '../../ui/page-intro/page-intro';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import styles from './check-ins-page.module.css';
import {
  CHECK_IN,
  GROUPS,
  NOTHING_TO_PICK,
  NOTHING_TO_PICK_DETAIL,
  PICK_YOURS,
  formatPickOne,
} from './copy';
import { ModuleCard } from './module-card';
import { useNow } from '../../lib/time/use-now';

/** /check-ins: the assigned check-ins in three groups (§2). */
export function CheckInsPage() {
  const { userId } = useProfile();
  const name = useParticipantName(userId);
  return (
    <Stack gap={6}>
      <PageIntro heading={CHECK_IN()} lead={formatLead(name)} />
      <CheckInList userId={userId} />
    </Stack>
  );
}

function formatLead(name: string | null | undefined): string | undefined {
  if (name === undefined) return undefined;
  return name === null ? PICK_YOURS() : formatPickOne(name);
}

function CheckInList({ userId }: { readonly userId: string }) {
  const { data, error, fulfilledTimeStamp, isFetching, refetch } =
    checkInsApi.endpoints.getAssignedCheckIns.useQuery(
      { userId },
      { refetchOnMountOrArgChange: true },
    );
  useReloadWhenOld({ fulfilledTimeStamp, refetch });
  const now = useNow();
  if (data === undefined) {
    return error === undefined ? (
      <Loading>
        <Skeleton shape="heading" />
        <Skeleton shape="card" />
        <Skeleton shape="heading" />
        <Skeleton shape="card" />
      </Loading>
    ) : (
      <InlineLoadError
        failure={toQueryFailure(error)}
        isRetrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return <EmptyState text={NOTHING_TO_PICK()} detail={NOTHING_TO_PICK_DETAIL()} />;
  }
  return GROUPS().map(({ kind, name }) => (
    <Group
      key={kind}
      name={name}
      checkIns={data.filter((checkIn) => getCheckInKind(checkIn) === kind)}
      now={now}
    />
  ));
}

type GroupProps = {
  readonly name: string;
  readonly checkIns: readonly ListedCheckIn[];
  readonly now: number;
};

/** A group of check-ins as a region; omitted if it is empty. */
function Group({ name, checkIns, now }: GroupProps) {
  const id = useId();
  if (checkIns.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{name}</h2>
      <ul className={styles.list}>
        {checkIns.map((checkIn) => (
          <ModuleCard key={checkIn.id} checkIn={checkIn} now={now} />
        ))}
      </ul>
    </section>
  );
}
