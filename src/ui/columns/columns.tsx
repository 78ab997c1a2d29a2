import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Sections and lists in two columns where the screen is wide enough; everything else has the full width. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
