import { useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Select } from '../../../ui/select/select';
import { describeRun, describeTotals, listReservations } from './describe-release';
import {
  describeFiltered,
  filterVerdicts,
  VERDICT_FILTERS,
  type VerdictFilter,
} from './filter-verdicts';
import type { ReleaseReport } from './format/report.schema';
import { MachineSection } from './machine-section';
import type { ChosenRelease } from './release-store';
import styles from './release.module.css';
import { countVerdicts, type MachineVerdicts } from './verdicts';

type Props = {
  readonly report: ReleaseReport;
  readonly machines: readonly MachineVerdicts[];
  readonly screenshots: ChosenRelease['screenshots'];
  /** False while the walkthroughs of this visualiser are being generated. */
  readonly isComplete: boolean;
};

/** What was pictured, the totals, and a table of walkthroughs for each machine. */
export function ReportOverview({ report, machines, screenshots, isComplete }: Props) {
  const [filter, setFilter] = useState<VerdictFilter>('all');
  const verdicts = machines.flatMap((machine) => machine.verdicts);
  const shown = filterVerdicts(machines, filter);
  return (
    <>
      <dl className={styles.facts}>
        {[...describeRun(report), ...describeTotals(report, verdicts)].map(
          ([term, description]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ),
        )}
      </dl>
      {report.build.hash === null && (
        <Alert>
          The report has no hash of the build, so it does not say what was tested. It cannot be
          signed.
        </Alert>
      )}
      {isComplete && (
        <Summary
          total={verdicts.length}
          reservations={listReservations(verdicts)}
          counts={countVerdicts(verdicts)}
        />
      )}
      <div className={styles.filter}>
        <Select
          label="Show"
          options={VERDICT_FILTERS}
          value={filter}
          onChange={(value) =>
            setFilter(VERDICT_FILTERS.find((one) => one.value === value)?.value ?? 'all')
          }
        />
        <p role="status">{describeFiltered(shown, machines)}</p>
      </div>
      {shown.map(({ machine, listed }) => (
        <MachineSection
          key={machine.id}
          machine={machine}
          listed={listed}
          screenshots={screenshots}
        />
      ))}
    </>
  );
}

/** What did not pass or does not count, in one sentence. */
function Summary({
  total,
  counts: { reviewed, reviewable },
  reservations,
}: {
  readonly total: number;
  readonly counts: Pick<ReturnType<typeof countVerdicts>, 'reviewed' | 'reviewable'>;
  readonly reservations: readonly string[];
}) {
  if (reservations.length === 0)
    return (
      <Alert tone="success">
        Every walkthrough and route of this visualiser was run and passed. {reviewed} of{' '}
        {reviewable} were reviewed by a person.
      </Alert>
    );
  return (
    <Alert tone="info">
      Of {total} walkthroughs and routes, with those that are part of others:{' '}
      {reservations.join(', ')}.
    </Alert>
  );
}
