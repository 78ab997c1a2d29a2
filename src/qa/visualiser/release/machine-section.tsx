import { useState } from 'react';
import { WalkthroughRow } from './walkthrough-row';
import type { ChosenRelease } from './release-store';
import styles from './release.module.css';
import { countVerdicts, type ListedVerdict, type MachineVerdicts } from './verdicts';

type Props = {
  readonly machine: MachineVerdicts;
  /** Those of its verdicts that the filter shows. */
  readonly listed: readonly ListedVerdict[];
  readonly screenshots: ChosenRelease['screenshots'];
};

/** A machine with the table of its walkthroughs, which is rendered when it is opened. */
export function MachineSection({ machine, listed, screenshots }: Props) {
  const { id, title, section, verdicts } = machine;
  const [isOpen, setIsOpen] = useState(false);
  const { reviewable, reviewed, needAttention } = countVerdicts(verdicts);
  const passed = verdicts.filter((verdict) => verdict.machine === 'passed').length;
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
                <WalkthroughRow
                  key={verdict.walkthroughId}
                  machineId={id}
                  verdict={verdict}
                  screenshots={screenshots}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
