import { useMemo } from 'react';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { Icon } from '../../../ui/icon/icon';
import { TextLink } from '../../../ui/text-link/text-link';
import { StatePath } from '../components/state-path';
import { formatRoute } from '../shell/route';
import { findMissingResult, toGuardTable, type GuardRow, type GuardUse } from './guard-table';
import styles from './guards.module.css';

type Props = { readonly entry: MachineEntry; readonly walkthroughs: readonly Walkthrough[] };

/** The guards of a machine, with the walkthroughs in which each is true and false. */
export function GuardsPanel({ entry, walkthroughs }: Props) {
  const rows = useMemo(() => toGuardTable(entry, walkthroughs), [entry, walkthroughs]);
  const incomplete = rows.filter((row) => findMissingResult(row) !== null).length;
  if (rows.length === 0) return <p className={styles.muted}>This machine has no guards.</p>;
  return (
    <div className={styles.guards}>
      <p>{formatSummary(rows.length, incomplete)}</p>
      <ul aria-label="Guards" className={styles.list}>
        {rows.map((row) => (
          <Guard key={row.transition.id} row={row} />
        ))}
      </ul>
    </div>
  );
}

function formatSummary(count: number, incomplete: number): string {
  const subject = count === 1 ? '1 guard' : `${count} guards`;
  if (incomplete === 0) return `${subject}, each both true and false in the walkthroughs.`;
  return `${subject}, of which ${incomplete} ${incomplete === 1 ? 'is' : 'are'} never true or never false.`;
}

function Guard({ row }: { readonly row: GuardRow }) {
  const { transition, trueIn, falseIn } = row;
  const { guard, source, trigger, targets } = transition;
  const missing = findMissingResult(row);
  return (
    <li className={styles.guard}>
      <h2 className={styles.name}>{guard}</h2>
      <p className={styles.transition}>
        <StatePath path={source === '' ? 'any state' : source} /> · {trigger}
        {targets.length > 0 && (
          <>
            {' → '}
            <StatePath path={targets.join(' + ')} />
          </>
        )}
      </p>
      {missing !== null && (
        <p className={styles.missing}>
          <Icon name="alert" size="small" /> {missing}
        </p>
      )}
      <Uses value="True" uses={trueIn} />
      <Uses value="False" uses={falseIn} />
    </li>
  );
}

type UsesProps = { readonly value: 'True' | 'False'; readonly uses: readonly GuardUse[] };

function Uses({ value, uses }: UsesProps) {
  if (uses.length === 0) return null;
  return (
    <details>
      <summary>
        {value} in {uses.length} {uses.length === 1 ? 'walkthrough' : 'walkthroughs'}
      </summary>
      <ul className={styles.uses}>
        {uses.map(({ walkthrough: { id, machineId, title }, step, isRefused }) => (
          <li key={id}>
            <TextLink
              href={formatRoute({
                mode: 'walkthroughs',
                machine: machineId,
                query: { way: id, at: String(step) },
              })}
            >
              {title}
            </TextLink>{' '}
            <span className={styles.muted}>
              {step === 0 ? 'start' : `step ${step}`}
              {isRefused && ', where the event has no effect and is not sent'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
