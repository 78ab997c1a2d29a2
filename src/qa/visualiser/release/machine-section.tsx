import { useState } from 'react';
import { WalkthroughRow } from './walkthrough-row';
import styles from './release.module.css';
import { countVerdicts, type Verdict, type VerdictGroup } from './verdicts';

type Props = {
  readonly group: VerdictGroup;
  /** Those of its verdicts that the filter shows. */
  readonly listed: readonly Verdict[];
};

/** A machine, or the routes, with a table that is rendered when it is opened. */
export function MachineSection({ group, listed }: Props) {
  const { id, title, section, verdicts } = group;
  const [isOpen, setIsOpen] = useState(false);
  const { passed, reviewable, reviewed, needAttention } = countVerdicts(verdicts);
  return (
    <details
      className={styles.machine}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.machineTitle}>{title}</span>{' '}
        <span className={styles.muted}>
          {section} · {passed} of {verdicts.length} passed
          {reviewable > 0 && ` · ${reviewed} reviewed`}
        </span>
        {needAttention > 0 && (
          <span className={styles.attention}> · {needAttention} need attention</span>
        )}
        {listed.length < verdicts.length && (
          <span className={styles.muted}> · {listed.length} shown</span>
        )}
      </summary>
      {isOpen && listed.length > 0 && (
        <div className={styles.tableFrame}>
          <table className={styles.table}>
            <caption className={styles.muted}>Walkthroughs of {title}</caption>
            <thead>
              <tr>
                <th scope="col">Walkthrough</th>
                <th scope="col">Machine</th>
                <th scope="col">Person</th>
              </tr>
            </thead>
            <tbody>
              {listed.map((verdict) => (
                <WalkthroughRow key={verdict.id} machineId={id} verdict={verdict} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
