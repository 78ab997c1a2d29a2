import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

type PageProps = {
  /** The app bar, and a banner above it if there is one. */
  header?: ReactNode;
  /** The bottom navigation or a footer. */
  footer?: ReactNode;
  children: ReactNode;
  /** Pale blue instead of white (§2). */
  isTinted?: boolean;
};

/** The layout of every page: header, `main` as a column of limited width, footer. */
export function Page({ header, footer, children, isTinted = false }: PageProps) {
  return (
    <div className={classNames(styles.page, isTinted && styles.tinted)}>
      {header}
      <main className={styles.main}>{children}</main>
      {footer}
    </div>
  );
}
