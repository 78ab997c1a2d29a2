import { useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './toggletip.module.css';

type ToggletipProps = {
  /** What the button is called. */
  label: string;
  /** What it tells when it is pressed, hovered or focused. */
  children: string;
};

/** A small help text behind a button: by hover, focus or press, put away by Escape. */
export function Toggletip({ label, children }: ToggletipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <span className={styles.tip}>
      <button
        type="button"
        className={styles.button}
        aria-describedby={id}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        <Icon name="info" size="small" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <span id={id} role="tooltip" hidden={!isOpen} className={styles.text}>
        {children}
      </span>
    </span>
  );
}
