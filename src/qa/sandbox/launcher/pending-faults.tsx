import type { PendingFault } from '../control/control.types';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import styles from './launcher-page.module.css';

const kindLabels: Record<PendingFault['kind'], string> = {
  network: 'the connection breaks',
  status: 'an error',
  malformed: 'the answer is cut short',
  late: 'a late answer',
  html: 'a web page instead',
};

function formatFault({ endpoint, kind, status, times }: PendingFault): string {
  const effect = status === null ? kindLabels[kind] : `answers ${status}`;
  const frequency = times === 1 ? 'once' : times > 100 ? 'until taken back' : `${times} times`;
  return `${endpoint ?? 'Any call'}: ${effect}, ${frequency}`;
}

type Props = { readonly faults: readonly PendingFault[]; readonly onClear: () => void };

/** What is set up and has not happened yet. */
export function PendingFaults({ faults, onClear }: Props) {
  if (faults.length === 0) return <p className={styles.quiet}>Every call is answered as usual.</p>;
  return (
    <Stack gap={3}>
      <ul className={styles.waiting}>
        {faults.map((fault, index) => (
          <li key={index}>{formatFault(fault)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onClear} isWide>
        Take it back
      </Button>
    </Stack>
  );
}
