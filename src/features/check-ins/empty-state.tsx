import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon';
import styles from './empty-state.module.css';

/** Says that a list holds nothing yet, in its place. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon name="list" className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
