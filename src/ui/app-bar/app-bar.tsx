import type { ReactNode } from 'react';
import styles from './app-bar.module.css';

type AppBarProps = {
  /** The clinic's or our logo. */
  logo: ReactNode;
  /** A Back button or link; absent on tab screens and where a step has its own. */
  back?: ReactNode;
  /** What stands at the end, such as 'Check-In' or the way to the safety net. */
  actions?: ReactNode;
};

/** The bar at the top of every page: the `banner` landmark. */
export function AppBar({ logo, back, actions }: AppBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        <div className={styles.logo}>{logo}</div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
