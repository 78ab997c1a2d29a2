import { useEffect, useId, useState, type MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './toggletip.module.css';

type ToggletipProps = {
  /** The accessible name of the button. */
  label: string;
  /** The help text. */
  children: string;
};

/** A button that shows a short help text on hover, focus or press; Escape hides it, wherever the focus is. */
export function Toggletip({ label, children }: ToggletipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  // A text that the focus has opened stays until the focus leaves.
  const onMouseLeave = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.contains(document.activeElement)) setOpen(false);
  };

  return (
    // The pointer may move from the button to the text, to read it under a screen magnifier.
    <span className={styles.tip} onMouseEnter={() => setOpen(true)} onMouseLeave={onMouseLeave}>
      <button
        type="button"
        className={styles.button}
        aria-describedby={id}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
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
