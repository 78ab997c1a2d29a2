import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { sayMove } from './say-move';
import styles from './simulate.module.css';
import type { Moment, Simulation } from './simulation.types';

type Props = {
  readonly entry: MachineEntry;
  readonly simulation: Simulation;
  readonly onGoTo: (at: number) => void;
};

/** Every move so far and what it brought about; a press goes to how things stood after it. */
export function StepLog({ entry, simulation, onGoTo }: Props) {
  const { initial, steps, at } = simulation;
  return (
    <ol aria-label="Steps" className={styles.log}>
      <LogRow isCurrent={at === 0} says="It begins." moment={initial} onPress={() => onGoTo(0)} />
      {steps.map(({ move, after }, index) => (
        <LogRow
          key={index}
          isCurrent={at === index + 1}
          isUndone={index >= at}
          says={sayMove(entry, move)}
          moment={after}
          onPress={() => onGoTo(index + 1)}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  readonly isCurrent: boolean;
  readonly isUndone?: boolean;
  readonly says: string;
  readonly moment: Moment;
  readonly onPress: () => void;
};

function LogRow({ isCurrent, isUndone = false, says, moment, onPress }: RowProps) {
  const { states, transitions, effects, emitted, problem } = moment;
  const told = emitted.map(({ type }) => type);
  return (
    <li className={isUndone ? styles.undone : undefined}>
      <button
        type="button"
        className={styles.logButton}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onPress}
      >
        {says} {isUndone && '(undone)'}
      </button>
      <p className={styles.led}>
        {problem ?? states.at(-1) ?? ''}
        {transitions.length === 0 && problem === null && ' · nothing was set off'}
        {effects.length > 0 && ` · sets off ${effects.join(', ')}`}
        {told.length > 0 && ` · tells ${told.join(', ')}`}
      </p>
    </li>
  );
}
