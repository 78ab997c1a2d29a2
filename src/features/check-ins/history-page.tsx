import { useParams } from 'react-router-dom';
import type { CheckInKind } from '../../questions/check-in.types';
import { LinkButton } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { checkInPath } from '../../lib/url/paths';
import { historyTitle, NO_ENTRIES, START_CHECK_IN } from './copy';
import { EntryList } from './entry-list';
import { HistoryLoader } from './history-loader';

/** /check-ins/{checkInId}/completed: all completed entries, newest first (§2). */
export function HistoryPage() {
  const { checkInId = '' } = useParams();
  return (
    <HistoryLoader key={checkInId} checkInId={checkInId}>
      {({ module, entries }) => (
        <Stack gap={5}>
          <PageHeading>{historyTitle(module.title)}</PageHeading>
          {entries.length === 0 ? (
            <EmptyHistory kind={module.kind} checkInId={checkInId} />
          ) : (
            <EntryList checkInId={checkInId} entries={entries} />
          )}
        </Stack>
      )}
    </HistoryLoader>
  );
}

type EmptyHistoryProps = { readonly kind: CheckInKind; readonly checkInId: string };

function EmptyHistory({ kind, checkInId }: EmptyHistoryProps) {
  return (
    <EmptyState
      text={NO_ENTRIES()[kind]}
      action={
        <LinkButton variant="secondary" to={checkInPath(checkInId)}>
          {START_CHECK_IN()}
        </LinkButton>
      }
    />
  );
}
