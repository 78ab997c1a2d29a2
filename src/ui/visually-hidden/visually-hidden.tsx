import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = {
  children?: ReactNode;
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2';
  id?: string;
  /** `status` makes it a polite live region: mount it empty, then set its text. */
  role?: 'status' | 'alert';
};

/** Text for assistive technology only. */
export function VisuallyHidden({ children, as: Tag = 'span', id, role }: VisuallyHiddenProps) {
  return (
    <Tag id={id} role={role} className={styles.hidden}>
      {children}
    </Tag>
  );
}
