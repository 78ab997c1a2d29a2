import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { formatEvent } from './format-event';
import styles from './simulate.module.css';
import type { SimSnapshot, Simulation } from './simulation.types';

type Props = {
  readonly entry: MachineEntry;
  readonly simulation: Simulation;
  readonly onGoTo: (currentStep: number) => void;
};

/** Lists all steps with their results; selecting one goes back to the snapshot after it. */
export function StepLog({ entry, simulation, onGoTo }: Props) {
  const { initial, steps, currentStep } = simulation;
  return (
    <ol aria-label="Steps" className={styles.log}>
      <LogRow
        isCurrent={currentStep === 0}
        description="Start"
        snapshot={initial}
        onPress={() => onGoTo(0)}
      />
      {steps.map(({ simEvent, after }, index) => (
        <LogRow
          key={index}
          isCurrent={currentStep === index + 1}
          isUndone={index >= currentStep}
          description={formatEvent(entry, simEvent)}
          snapshot={after}
          onPress={() => onGoTo(index + 1)}
        />
      ))}
    </ol>
  );
}

type RowProps = {
  readonly isCurrent: boolean;
  readonly isUndone?: boolean;
  readonly description: string;
  readonly snapshot: SimSnapshot;
  readonly onPress: () => void;
};

function LogRow({ isCurrent, isUndone = false, description, snapshot, onPress }: RowProps) {
  const { states, transitions, effects, emitted, problem } = snapshot;
  const emittedTypes = emitted.map(({ type }) => type);
  return (
    <li className={isUndone ? styles.undone : undefined}>
      <button
        type="button"
        className={styles.logButton}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onPress}
      >
        {description} {isUndone && '(undone)'}
      </button>
      <p className={styles.logDetails}>
        {problem ?? states.at(-1) ?? ''}
        {transitions.length === 0 && problem === null && ' · no transition'}
        {effects.length > 0 && ` · effects: ${effects.join(', ')}`}
        {emittedTypes.length > 0 && ` · emits ${emittedTypes.join(', ')}`}
      </p>
    </li>
  );
}
