import type { PendingFault } from '../control/control.types';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import styles from './launcher-page.module.css';

const kindLabels: Record<PendingFault['kind'], string> = {
  network: 'drops the connection',
  status: 'returns an error',
  malformed: 'returns broken JSON',
  late: 'responds slowly',
  html: 'returns a web page',
};

function formatFault({ endpoint, kind, status, times }: PendingFault): string {
  const effect = status === null ? kindLabels[kind] : `returns ${status}`;
  const frequency = times === 1 ? 'once' : times > 100 ? 'until removed' : `${times} times`;
  return `${endpoint ?? 'Any request'}: ${effect}, ${frequency}`;
}

type Props = { readonly faults: readonly PendingFault[]; readonly onClear: () => void };

/** The pending faults, with a button that removes them. */
export function PendingFaults({ faults, onClear }: Props) {
  if (faults.length === 0) return <p className={styles.muted}>There are no pending faults.</p>;
  return (
    <Stack gap={3}>
      <ul className={styles.pendingFaults}>
        {faults.map((fault, index) => (
          <li key={index}>{formatFault(fault)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onClear} isWide>
        Remove all faults
      </Button>
    </Stack>
  );
}
