import type { WaitingFault } from '../control/control.types';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/stack/stack';
import styles from './front-door-page.module.css';

const kinds: Record<WaitingFault['kind'], string> = {
  network: 'the connection breaks',
  status: 'an error',
  malformed: 'the answer is cut short',
  late: 'a late answer',
  html: 'a web page instead',
};

function sentence({ endpoint, kind, status, times }: WaitingFault): string {
  const what = status === null ? kinds[kind] : `answers ${status}`;
  const often = times === 1 ? 'once' : times > 100 ? 'until taken back' : `${times} times`;
  return `${endpoint ?? 'Any call'}: ${what}, ${often}`;
}

type Props = { readonly faults: readonly WaitingFault[]; readonly onClear: () => void };

/** What is set up and has not happened yet. */
export function WaitingFaults({ faults, onClear }: Props) {
  if (faults.length === 0) return <p className={styles.quiet}>Every call is answered as usual.</p>;
  return (
    <Stack gap={3}>
      <ul className={styles.waiting}>
        {faults.map((fault, index) => (
          <li key={index}>{sentence(fault)}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onClear} isWide>
        Take it back
      </Button>
    </Stack>
  );
}
