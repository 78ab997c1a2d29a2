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
  /** The steps are counted elsewhere, including those that the app cannot take. */
  readonly isWalking?: boolean;
};

const STATUS_MESSAGES: Readonly<Record<WalkthroughProgress['status'], string>> = {
  idle: 'No walkthrough is running. You can use the app.',
  running: 'Running',
  waiting: 'Waiting for you',
  reached: 'State reached. Requests and timers are paused until you take over.',
  'taken over': 'You can use the app. Requests and timers continue.',
  failed: 'The walkthrough stopped early. You can use the app.',
};

/** The progress of the walkthrough, with buttons to continue or take over. */
export function WalkthroughBar({ entry, walkthrough, driver, isWalking = false }: Props) {
  const { status, done, count, error } = walkthrough;
  const isRunning = status === 'running' || status === 'waiting';
  const next = getNextStep(entry, walkthrough);
  return (
    <div className={styles.walkthroughBar}>
      <p role="status">
        <strong>{STATUS_MESSAGES[status]}</strong>
        {isRunning && !isWalking && ` ·\u00a0step ${done} of ${count}`}
      </p>
      {isRunning && next !== null && <p className={styles.muted}>Next: {next.description}</p>}
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
