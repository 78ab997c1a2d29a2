import { useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Select } from '../../select/select';
import { describeRelease, listReservations } from './describe-release';
import {
  describeFiltered,
  filterVerdicts,
  VERDICT_FILTERS,
  type VerdictFilter,
} from './filter-verdicts';
import type { GalleryReport } from './gallery-report';
import { MachineSection } from './machine-section';
import styles from './release.module.css';
import { countVerdicts, type Verdict, type VerdictGroup } from './verdicts';

type Props = {
  readonly report: GalleryReport;
  readonly groups: readonly VerdictGroup[];
  /** False while the walkthroughs of this visualiser are being generated. */
  readonly isComplete: boolean;
};

/** Which build was looked at, the totals, and a table of walkthroughs for each machine. */
export function ReportOverview({ report, groups, isComplete }: Props) {
  const [filter, setFilter] = useState<VerdictFilter>('all');
  const verdicts = groups.flatMap((group) => group.verdicts);
  const shown = filterVerdicts(groups, filter);
  return (
    <>
      <dl className={styles.facts}>
        {describeRelease(report, verdicts).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      {isComplete && <Summary verdicts={verdicts} />}
      <div className={styles.filter}>
        <Select
          label="Show"
          options={VERDICT_FILTERS}
          value={filter}
          onChange={(value) =>
            setFilter(VERDICT_FILTERS.find((one) => one.value === value)?.value ?? 'all')
          }
        />
        <p role="status">{describeFiltered(shown, groups)}</p>
      </div>
      {shown.map(({ group, listed }) => (
        <MachineSection key={group.id} group={group} listed={listed} />
      ))}
    </>
  );
}

/** What did not pass or does not count, in one sentence. */
function Summary({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  const reservations = listReservations(verdicts);
  const { reviewed, reviewable } = countVerdicts(verdicts);
  if (reservations.length === 0)
    return (
      <Alert tone="success">
        Every walkthrough and route of this visualiser was run and passed. {reviewed} of{' '}
        {reviewable} were reviewed by a person.
      </Alert>
    );
  return (
    <Alert tone="info">
      Of {verdicts.length} walkthroughs and routes, with those that are part of others:{' '}
      {reservations.join(', ')}.
    </Alert>
  );
}
