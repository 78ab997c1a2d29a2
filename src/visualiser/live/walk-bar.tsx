import type { MachineEntry, Step } from '../../../machines/walkthroughs/walkthrough.types';
import { generateWalkthroughs } from '../../../machines/walkthroughs/generate-walkthroughs';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { Cluster } from '../../ui/stack/stack';
import styles from './live.module.css';
import type { Driver, WalkState } from './live.types';

type Props = {
  readonly entry: MachineEntry;
  readonly walk: WalkState;
  readonly driver: Driver | null;
};

const SAYINGS: Readonly<Record<WalkState['status'], string>> = {
  idle: 'The app is yours.',
  walking: 'Walking',
  waiting: 'Waits for you',
  arrived: 'Arrived. Calls and time wait until you take over.',
  'taken over': 'The app is yours: calls and time go on.',
  'nobody there':
    'Nothing can be walked: the other device is not there. Open the link on it first.',
  failed: 'The walk ended early; the app is yours.',
};

/** How the walk goes, and the ways to go on with it or to end it. */
export function WalkBar({ entry, walk, driver }: Props) {
  const { status, done, count, error } = walk;
  const isUnderWay = status === 'walking' || status === 'waiting';
  const next = stepAfter(entry, walk);
  return (
    <div className={styles.walk}>
      <p role="status">
        <strong>{SAYINGS[status]}</strong>
        {isUnderWay && ` ·\u00a0step ${done} of ${count}`}
      </p>
      {isUnderWay && next !== null && <p className={styles.soft}>Next: {next.description}</p>}
      {error !== null && <Alert>{error}</Alert>}
      <Cluster gap={2}>
        {status === 'waiting' && (
          <Button onClick={() => driver?.command({ kind: 'next' })}>Next step</Button>
        )}
        {(isUnderWay || status === 'arrived') && (
          <Button variant="secondary" onClick={() => driver?.command({ kind: 'take over' })}>
            Take over
          </Button>
        )}
      </Cluster>
    </div>
  );
}

function stepAfter(entry: MachineEntry, { walkthroughId, done, count }: WalkState): Step | null {
  if (done >= count) return null;
  const walkthrough = generateWalkthroughs(entry).find(({ id }) => id === walkthroughId);
  return walkthrough?.steps[done] ?? null;
}
