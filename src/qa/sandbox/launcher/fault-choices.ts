import type { NewFault } from '../control/control.types';

/** The faults that the launcher offers. */
export const FAULT_CHOICES = [
  { id: 'failure', label: 'It returns 500', fault: { kind: 'status', status: 500 } },
  { id: 'signed-out', label: 'It returns 401', fault: { kind: 'status', status: 401 } },
  { id: 'late', label: 'It responds after 5 seconds', fault: { kind: 'late', delayMs: 5000 } },
  {
    id: 'too-late',
    label: 'It responds after 35 seconds',
    fault: { kind: 'late', delayMs: 35_000 },
  },
  { id: 'network', label: 'The connection drops', fault: { kind: 'network' } },
  {
    id: 'lost',
    label: 'It is processed, but the response is lost',
    fault: { kind: 'network', isReceived: true },
  },
  {
    id: 'silent',
    label: 'It returns 500 without a message',
    fault: { kind: 'status', message: null },
  },
  { id: 'malformed', label: 'It returns broken JSON', fault: { kind: 'malformed' } },
  { id: 'html', label: 'It returns a web page', fault: { kind: 'html' } },
] as const satisfies readonly { id: string; label: string; fault: Omit<NewFault, 'endpoint'> }[];

/** How many requests a fault affects; the app retries a read once. */
export const TIMES_CHOICES = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice (the app retries a read once)' },
  { value: '1000', label: 'Until I remove it' },
];
