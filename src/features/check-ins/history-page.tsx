import { useParams } from 'react-router-dom';
import type { CheckInKind } from '../../questions/check-in.types';
import { LinkButton } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { checkInPath } from './check-in-paths';
import { historyOf, NO_ENTRIES, START_ONE } from './copy';
import { EmptyBox } from './empty-box';
import { EntryList } from './entry-list';
import { HistoryGate } from './history-gate';

/** /check-ins/{checkInId}/completed: every completed entry, newest first (§2). */
export function HistoryPage() {
  const { checkInId = '' } = useParams();
  return (
    <HistoryGate key={checkInId} checkInId={checkInId}>
      {({ module, entries }) => (
        <Stack gap={5}>
          <PageHeading>{historyOf(module.title)}</PageHeading>
          {entries.length === 0 ? (
            <Empty kind={module.kind} checkInId={checkInId} />
          ) : (
            <EntryList checkInId={checkInId} entries={entries} />
          )}
        </Stack>
      )}
    </HistoryGate>
  );
}

type EmptyProps = { readonly kind: CheckInKind; readonly checkInId: string };

function Empty({ kind, checkInId }: EmptyProps) {
  return (
    <>
      <EmptyBox>
        <p>{NO_ENTRIES[kind]}</p>
      </EmptyBox>
      <div>
        <LinkButton variant="secondary" to={checkInPath(checkInId)}>
          {START_ONE}
        </LinkButton>
      </div>
    </>
  );
}
