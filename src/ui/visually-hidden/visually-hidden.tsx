import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = {
  children?: ReactNode;
  id?: string;
  /** `status` makes it a polite live region: mount it empty, then set its text. */
  role?: 'status' | 'alert';
};

/** Text for assistive technology only. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span id={id} role={role} className={styles.hidden}>
      {children}
    </span>
  );
}
