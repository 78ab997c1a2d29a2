import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  readonly text: string;
  readonly detail?: string;
  /** The next step, as a button or link. */
  readonly action?: ReactNode;
  /** Without the drawing, where another empty list is on the same page. */
  readonly isPlain?: boolean;
};

/** Takes the place of a list or a chart without entries. */
export function EmptyState({ text, detail, action, isPlain = false }: Props) {
  return (
    <div className={styles.empty}>
      {!isPlain && <Sunrise />}
      <div className={styles.text}>
        <p className={styles.title}>{text}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {action}
      </div>
    </div>
  );
}

/** The sun over calm water, as in the logo. */
function Sunrise() {
  return (
    <svg viewBox="0 0 64 44" className={styles.drawing} aria-hidden="true" focusable="false">
      <path className={styles.sun} d="M18 26a14 14 0 0128 0z" />
      <path className={styles.rays} d="M32 7V2M13.6 14.6l-3.5-3.5M50.4 14.6l3.5-3.5" />
      <path className={styles.water} d="M6 31h52M14 36.5h36M23 42h18" />
    </svg>
  );
}
