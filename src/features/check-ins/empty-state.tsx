import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon';
import styles from './empty-state.module.css';

/** A message in place of an empty list. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Icon name="list" className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
