import type { NewFault } from '../control/control.types';

/** What can happen to a call, in the words of the front door. */
export const FAULT_CHOICES = [
  { id: 'failure', label: 'It fails', fault: { kind: 'status', status: 500 } },
  { id: 'signed-out', label: 'It answers 401', fault: { kind: 'status', status: 401 } },
  { id: 'late', label: 'It answers 5 seconds late', fault: { kind: 'late', delayMs: 5000 } },
  {
    id: 'too-late',
    label: 'It answers after 35 seconds',
    fault: { kind: 'late', delayMs: 35_000 },
  },
  { id: 'network', label: 'The connection breaks', fault: { kind: 'network' } },
  {
    id: 'lost',
    label: 'It arrives, but its answer is lost',
    fault: { kind: 'network', isReceived: true },
  },
  { id: 'silent', label: 'It fails without a message', fault: { kind: 'status', message: null } },
  { id: 'malformed', label: 'The answer is cut short', fault: { kind: 'malformed' } },
  { id: 'html', label: 'A web page comes instead', fault: { kind: 'html' } },
] as const satisfies readonly { id: string; label: string; fault: Omit<NewFault, 'endpoint'> }[];

/** How many calls it happens to; a read is tried twice by the app itself. */
export const TIMES_CHOICES = [
  { value: '1', label: 'Once' },
  { value: '2', label: 'Twice (a read is tried again once)' },
  { value: '1000', label: 'Until I take it back' },
];
