import type { MachineEntry, Step } from '../../../../machines/walkthroughs/walkthrough.types';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { Cluster } from '../../../ui/stack/stack';
import styles from './live.module.css';
import type { Driver, WalkthroughProgress } from './live.types';

type Props = {
  readonly entry: MachineEntry;
  readonly walkthrough: WalkthroughProgress;
  readonly driver: Driver | null;
};

const STATUS_MESSAGES: Readonly<Record<WalkthroughProgress['status'], string>> = {
  idle: 'The app is yours.',
  running: 'Walking',
  waiting: 'Waits for you',
  reached: 'Arrived. Calls and time wait until you take over.',
  'taken over': 'The app is yours: calls and time go on.',
  disconnected: 'Nothing can be walked: the other device is not there. Open the link on it first.',
  failed: 'The walk ended early; the app is yours.',
};

/** How the walk goes, and the ways to go on with it or to end it. */
export function WalkthroughBar({ entry, walkthrough, driver }: Props) {
  const { status, done, count, error } = walkthrough;
  const isRunning = status === 'running' || status === 'waiting';
  const next = getNextStep(entry, walkthrough);
  return (
    <div className={styles.walk}>
      <p role="status">
        <strong>{STATUS_MESSAGES[status]}</strong>
        {isRunning && ` ·\u00a0step ${done} of ${count}`}
      </p>
      {isRunning && next !== null && <p className={styles.soft}>Next: {next.description}</p>}
      {error !== null && <Alert>{error}</Alert>}
      <Cluster gap={2}>
        {status === 'waiting' && (
          <Button onClick={() => driver?.command({ kind: 'next' })}>Next step</Button>
        )}
        {(isRunning || status === 'reached') && (
          <Button variant="secondary" onClick={() => driver?.command({ kind: 'take over' })}>
            Take over
          </Button>
        )}
      </Cluster>
    </div>
  );
}

function getNextStep(
  entry: MachineEntry,
  { walkthroughId, done, count }: WalkthroughProgress,
): Step | null {
  if (done >= count) return null;
  const walkthrough = generateWalkthroughs(entry).find(({ id }) => id === walkthroughId);
  return walkthrough?.steps[done] ?? null;
}
