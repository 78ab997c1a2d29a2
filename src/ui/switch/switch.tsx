import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** Help, or the reason why it is disabled; the accessible description of the switch. */
  hint?: ReactNode;
  /** The id of an element elsewhere that gives the reason, where several switches share it. */
  describedBy?: string;
};

/** A setting that takes effect at once: a native checkbox with role=switch. */
export function Switch(props: SwitchProps) {
  const { label, isOn, onChange, isDisabled = false, hint, describedBy } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={classNames(styles.row, isDisabled && styles.disabled)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        id={id}
        checked={isOn}
        // The keyboard still reaches a disabled switch, so that screen readers read the reason.
        aria-disabled={isDisabled}
        aria-describedby={hintId ?? describedBy}
        onChange={(event) => !isDisabled && onChange(event.target.checked)}
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
