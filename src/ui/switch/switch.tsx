import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** Help, or why it is disabled; tied to the switch, so that it is read with it. */
  hint?: ReactNode;
};

/** A setting that takes effect at once: a native checkbox in the role of a switch. */
export function Switch({ label, isOn, onChange, isDisabled = false, hint }: SwitchProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={classNames(styles.row, isDisabled && styles.disabled)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.switch}
      />
      {hintId !== undefined && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
