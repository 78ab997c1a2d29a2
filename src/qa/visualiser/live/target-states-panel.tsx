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
  /** States that the flow is in. */
  readonly active: ReadonlySet<string>;
  readonly covered: ReadonlySet<string>;
  readonly onDriveTo: (state: string, isStepwise: boolean) => void;
};

/** Every state of the flow, with the way there. */
export function TargetStatesPanel({ entry, active, covered, onDriveTo }: Props) {
  const [isStepwise, setStepwise] = useState(false);
  return (
    <div className={styles.panel}>
      <Checkbox
        label="Stop before each step"
        isChecked={isStepwise}
        onChange={(isChecked) => setStepwise(isChecked)}
      />
      <ul aria-label="States" className={styles.places}>
        {listTargetStates(entry).map(({ state, title, shortestPath, unreachableReason }) => (
          <li key={state} className={styles.place} data-active={active.has(state) || undefined}>
            <div>
              <p>
                {title} {active.has(state) && <strong className={styles.mark}>· here</strong>}{' '}
                {covered.has(state) && (
                  <span className={classNames(styles.mark, styles.seen)}>· seen</span>
                )}
              </p>
              <StatePath path={state} className={styles.path} />
              {shortestPath === null && <p className={styles.soft}>{unreachableReason}</p>}
            </div>
            {shortestPath !== null && (
              <Button
                variant="secondary"
                aria-label={`Take me there: ${state}`}
                onClick={() => onDriveTo(state, isStepwise)}
              >
                Take me there
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
