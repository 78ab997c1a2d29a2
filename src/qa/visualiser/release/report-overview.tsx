import { useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Select } from '../../../ui/select/select';
import { describeRun, describeTotals } from './describe-release';
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

const filters = [
  { value: 'all', label: 'All walkthroughs' },
  { value: 'attention', label: 'Failed, not run, missing or unknown' },
  { value: 'open', label: 'Not reviewed by a person' },
];

/** What was pictured, the totals, and a table of walkthroughs for each machine. */
export function ReportOverview({ report, machines, screenshots, isComplete }: Props) {
  const [filter, setFilter] = useState('all');
  const verdicts = machines.flatMap((machine) => machine.verdicts);
  const shown = machines.map((machine) => ({
    machine,
    verdicts: machine.verdicts.filter(
      ({ machine: result, isKnown, human }) =>
        filter === 'all' ||
        (filter === 'attention' && (result !== 'passed' || !isKnown)) ||
        (filter === 'open' && (human === 'open' || human === 'changed')),
    ),
  }));
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
      {isComplete && <Attention total={verdicts.length} counts={countVerdicts(verdicts)} />}
      <div className={styles.filter}>
        <Select label="Show" options={filters} value={filter} onChange={setFilter} />
      </div>
      {shown.map(({ machine, verdicts: listed }) => (
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

/** What did not pass, in one sentence. */
function Attention({
  total,
  counts: { failed, notRun, missing, unknown },
}: {
  readonly total: number;
  readonly counts: ReturnType<typeof countVerdicts>;
}) {
  const parts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
    ...(missing > 0 ? [`${missing} missing in the report`] : []),
    ...(unknown > 0 ? [`${unknown} unknown to this visualiser`] : []),
  ];
  if (parts.length === 0)
    return <Alert tone="success">Every walkthrough of this visualiser was run and passed.</Alert>;
  return (
    <Alert tone="info">
      Of {total} walkthroughs, with those that are part of others: {parts.join(', ')}.
    </Alert>
  );
}
