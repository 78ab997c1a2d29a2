import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/checkbox/checkbox';
import { classNames } from '../../../ui/class-names';
import { StatePath } from '../components/state-path';
import { listTargetStates } from './target-states';
import styles from './live.module.css';

type Props = {
  readonly entry: MachineEntry;
  /** Paths of the active states. */
  readonly active: ReadonlySet<string>;
  readonly covered: ReadonlySet<string>;
  readonly onDriveTo: (state: string, isStepwise: boolean) => void;
};

/** Lists the states of the flow, each with a button to drive the app there. */
export function TargetStatesPanel({ entry, active, covered, onDriveTo }: Props) {
  const [isStepwise, setStepwise] = useState(false);
  return (
    <div className={styles.panel}>
      <Checkbox
        label="Stop before each step"
        isChecked={isStepwise}
        onChange={(isChecked) => setStepwise(isChecked)}
      />
      <ul aria-label="States" className={styles.states}>
        {listTargetStates(entry).map(({ state, title, shortestPath, unreachableReason }) => (
          <li key={state} className={styles.state} data-active={active.has(state) || undefined}>
            <div>
              <p>
                {title} {active.has(state) && <strong className={styles.status}>· current</strong>}{' '}
                {covered.has(state) && (
                  <span className={classNames(styles.status, styles.seen)}>· seen</span>
                )}
              </p>
              <StatePath path={state} className={styles.path} />
              {shortestPath === null && <p className={styles.muted}>{unreachableReason}</p>}
            </div>
            {shortestPath !== null && (
              <Button
                variant="secondary"
                aria-label={`Go to state: ${state}`}
                onClick={() => onDriveTo(state, isStepwise)}
              >
                Go to state
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
